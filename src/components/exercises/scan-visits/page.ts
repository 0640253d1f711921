import {
  EMPTY,
  markName,
  scanFromLast,
  scanVisits,
  squareBoard,
  squarePoint,
  type CellSet,
  type MarkName,
  type ScanParams,
  type ScanReason,
} from '../../../engine/index.ts';
import { scanVisitsMessages as messages } from '#language/exercises/scan-visits/messages';
import {
  squareName,
  squarePicture,
  squareSpoken,
  cellsText,
  typedCells,
} from '../frame/squareNames.ts';
import type { KindOnPage } from '../frame/kindOnPage.ts';
import ScanVisits from './Answer.svelte';

function lastMark({ cells, last }: ScanParams): MarkName {
  const content = cells[last];
  if (content === undefined || content === EMPTY) throw new RangeError('the last mark is there');
  return markName(content);
}

function reason({ code, cells }: ScanReason, { last }: ScanParams) {
  const [cell = last] = cells;
  if (code === 'missing') return messages.missing(squareName(cell), cells.length);
  if (cell === last) return messages.begins(squareName(last));
  const [a, b] = [squarePoint(last), squarePoint(cell)];
  const [dx, dy] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
  const isOnLine = dx === 0 || dy === 0 || dx === dy;
  return isOnLine
    ? messages.behind(squareName(cell))
    : messages.offLine(squareName(cell), squareName(last));
}

/** "Where does the scan look?", as the page knows it. */
export const scanVisitsOnPage: KindOnPage<ScanParams, CellSet, ScanReason> = {
  rules: scanVisits,
  component: ScanVisits,
  messages,
  group: 'lines',
  lesson: 'five',
  fields: messages.fields,
  picture: (params, [right = []]) => squarePicture(params, right),
  question: (params) =>
    messages.question(lastMark(params), squareName(params.last), params.rule === 'standard'),
  spoken: ({ cells }) => squareSpoken(cells),
  isSpokenByAnswer: true,
  hints(params) {
    const key = scanVisits.key(params);
    const { y } = squarePoint(params.last);
    const inRow = key.filter((cell) => squarePoint(cell).y === y).length;
    return [
      messages.hints.lines(squareName(params.last)),
      messages.hints.counts(key.length, inRow),
    ];
  },
  solution(params, key) {
    const { x, y } = squarePoint(params.last);
    const won = scanFromLast(squareBoard(params.cells), x, y, params.rule);
    return messages.solution(key.map(squareName), won !== undefined);
  },
  reason,
  answerText: cellsText,
  typed: typedCells,
};
