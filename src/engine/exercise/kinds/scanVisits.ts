import type { Rng } from '../../core/rng.ts';
import { EMPTY, O, X, type CellContent } from '../../core/types.ts';
import { SCAN_EVENTS, scanFromLast, type WinRule } from '../../game/large/winScan.ts';
import { recordSteps } from '../../trace/linearTrace.ts';
import type { ExerciseKind, Level } from '../contract.ts';
import { choiceField, paramsCodec, type Fields } from '../fields.ts';
import { squareCellField, squareField } from '../largeFields.ts';
import {
  SQUARE_CELLS,
  SQUARE_SIDE,
  gradeSet,
  squareBoard,
  squarePoint,
  squareSetCodec,
  type CellSet,
  type SquareCells,
} from '../square.ts';
import { drawUntil, pickMark } from '../pick.ts';

/** A board, and the mark that was placed last. */
export interface ScanParams {
  readonly rule: Extract<WinRule, 'freestyle' | 'standard'>;
  /** The contents of all cells, row by row. */
  readonly cells: SquareCells;
  /** The cell of the last mark: its place in `cells`. */
  readonly last: number;
}

export interface ScanReason {
  /** A cell that the scan visits is missing, or one that it does not visit was chosen. */
  readonly code: 'missing' | 'extra';
  /** All such cells, in ascending order. */
  readonly cells: CellSet;
}

/**
 * The cells that the scan from the last mark visits, each once, because its lines meet only at that mark.
 * There is at least one, since every board has a cell beside the mark.
 */
function visited(params: ScanParams): CellSet {
  const { last, rule } = params;
  const { x, y } = squarePoint(last);
  const { events } = recordSteps(SCAN_EVENTS, (trace) =>
    scanFromLast(squareBoard(params.cells), x, y, rule, trace),
  );
  return events
    .flatMap(({ kind, values: [x = 0, y = 0] }) => (kind === 'visit' ? [y * SQUARE_SIDE + x] : []))
    .sort((a, b) => a - b);
}

const fields: Fields<ScanParams> = {
  rule: choiceField([
    ['freestyle', 'f'],
    ['standard', 's'],
  ]),
  last: squareCellField,
  cells: squareField,
};

/** Which cells does the scan from the last mark look at? */
export const scanVisits: ExerciseKind<ScanParams, CellSet, ScanReason, 'scan-visits'> = {
  id: 'scan-visits',
  version: 1,
  fields,
  params: paramsCodec(fields, ({ cells, last }) =>
    cells[last] === EMPTY ? { code: 'asked-is-empty' } : undefined,
  ),
  answer: squareSetCodec,

  /** 1: in the open; 2: near an edge, in a crowd; 3: exactly five wins, and the scan may end early. */
  generate(rng, level) {
    return drawUntil(
      rng,
      () => draw(rng, level),
      (params) => {
        const { length } = visited(params);
        return length >= FEWEST[level] && length <= 24;
      },
    );
  },

  key: visited,

  grade(params, answer) {
    const { missed, extra, points } = gradeSet(visited(params), answer);
    const reasons: ScanReason[] = [];
    if (extra.length > 0) reasons.push({ code: 'extra', cells: extra });
    if (missed.length > 0) reasons.push({ code: 'missing', cells: missed });
    return { points, reasons };
  },
};

const FEWEST: Record<Level, number> = { 1: 9, 2: 10, 3: 8 };
/** How densely the cells around the last mark are filled, in per cent. */
const CROWD: Record<Level, number> = { 1: 45, 2: 55, 3: 60 };

/** Marks around the last one: thick on its lines, thin elsewhere. */
function draw(rng: Rng, level: Level): ScanParams {
  const margin = level === 1 ? 3 : 1;
  const at = () => margin + rng.int(SQUARE_SIDE - 2 * margin);
  const [x, y] = [at(), at()];
  const mark = pickMark(rng);
  const cells = Array.from({ length: SQUARE_CELLS }, (_, cell): CellContent => {
    const [dx, dy] = [(cell % SQUARE_SIDE) - x, Math.floor(cell / SQUARE_SIDE) - y];
    if (dx === 0 && dy === 0) return mark;
    const isNear = Math.max(Math.abs(dx), Math.abs(dy)) <= 5;
    const isOnLine = isNear && (dx === 0 || dy === 0 || Math.abs(dx) === Math.abs(dy));
    if (rng.int(100) >= (isOnLine ? CROWD[level] : 12)) return EMPTY;
    const isLike = rng.int(100) < (isOnLine ? 70 : 50);
    return isLike ? mark : mark === X ? O : X;
  });
  return { rule: level === 3 ? 'standard' : 'freestyle', cells, last: y * SQUARE_SIDE + x };
}
