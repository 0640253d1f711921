import {
  EMPTY,
  O,
  SCAN_SIDE,
  X,
  markName,
  scanBoardOf,
  scanFromLast,
  type Mark,
  type MarkName,
  type ScanParams,
  type ScanReason,
} from '../../../engine/index.ts';
import { scanVisitsWords as words } from '../../../i18n/en/exercises/scanVisits.ts';
import { cellName } from '../../view/large/cellName.ts';

const SIZE = { width: SCAN_SIDE, height: SCAN_SIDE };

/** The column and the row of a cell, given by its place in the list of all cells. */
export function scanPoint(cell: number) {
  return { x: cell % SCAN_SIDE, y: Math.floor(cell / SCAN_SIDE) };
}

export function scanCellName(cell: number): string {
  const { x, y } = scanPoint(cell);
  return cellName(SIZE, x, y);
}

export function scanMark({ cells }: ScanParams, cell: number): MarkName | undefined {
  const content = cells[cell];
  return content === undefined || content === EMPTY ? undefined : markName(content);
}

/** What "which cells are looked at?" says, from the facts of the engine. */
export const scanVisitsOnPage = {
  question: (params: ScanParams) =>
    words.question(
      scanMark(params, params.last) ?? 'X',
      scanCellName(params.last),
      params.rule === 'standard',
    ),
  spoken: ({ cells }: ScanParams) => {
    const on = (wanted: Mark) =>
      cells.flatMap((content, cell) => (content === wanted ? [scanCellName(cell)] : []));
    return words.spoken(on(X), on(O));
  },
  solution: (params: ScanParams, key: readonly number[]) => {
    const { x, y } = scanPoint(params.last);
    const won = scanFromLast(scanBoardOf(params), x, y, params.rule);
    return words.solution(key.map(scanCellName), won !== undefined);
  },
  reason: ({ code, cells }: ScanReason, { last }: ScanParams) => {
    const [cell = last] = cells;
    if (code === 'missing') return words.missing(scanCellName(cell), cells.length);
    const [a, b] = [scanPoint(last), scanPoint(cell)];
    const [dx, dy] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
    const isOnLine = dx === 0 || dy === 0 || dx === dy;
    return isOnLine
      ? words.behind(scanCellName(cell))
      : words.offLine(scanCellName(cell), scanCellName(last));
  },
};
