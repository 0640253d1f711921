import { EMPTY, X, type CellContent, type Mark } from '../../core/types.ts';
import type { LinearTracer, StepEvent } from '../../core/stepEvent.ts';
import { FIVE, boxOf, type BoardReader, type Point, type Stone } from './board.ts';
import { DIRECTIONS, type Direction } from './directions.ts';

/** Which runs win: `freestyle` five or more; `standard` exactly five; `renju` exactly five for X. */
export const WIN_RULES = ['freestyle', 'standard', 'renju'] as const;
export type WinRule = (typeof WIN_RULES)[number];

/**
 * The rule by its number in Gomocup: a sum of 1 (exactly five), 2 (the game goes on after a win) and 4
 * (renju). Who has won does not depend on 2. Nothing for 8, caro, and what is beyond: they aren't played here.
 */
export function gomocupRule(sum: number): WinRule | undefined {
  if (!(sum >= 0 && sum < 8)) return undefined;
  if ((sum & 4) !== 0) return 'renju';
  return (sum & 1) !== 0 ? 'standard' : 'freestyle';
}

/** The events of both scans. */
export const SCAN_EVENTS = [
  /** A cell from which lines are walked. */
  'from',
  /** A direction begins. */
  'line',
  /** A cell is looked at. */
  'visit',
  /** A run, as far as it was walked. */
  'run',
  /** The run wins. */
  'found',
  /** Every line has been walked, and none wins. */
  'nobody',
] as const;

interface ScanKnown {
  /** The cell from which lines are walked, and the one that is looked at. */
  readonly from: Point;
  readonly cell?: Point | undefined;
  /** What the latter holds. */
  readonly content?: CellContent;
  /** An index into `DIRECTIONS`. */
  readonly direction?: number;
  /** The length of the run. */
  readonly length?: number;
}
export type ScanEvent = StepEvent<(typeof SCAN_EVENTS)[number], ScanKnown>;
type ScanTracer = LinearTracer<ScanEvent>;

/** A run that wins: whose, and its cells from the left (90: from the top). */
export interface WinningRun {
  readonly mark: Mark;
  readonly cells: readonly Point[];
}

/** Whether a run of this length wins for the mark. */
export function isWinningLength(length: number, mark: Mark, rule: WinRule): boolean {
  const isExact = rule === 'standard' || (rule === 'renju' && mark === X);
  return isExact ? length === FIVE : length >= FIVE;
}

/** How far to look from the last mark: four cells complete a five; a fifth would make it too long. */
export function scanReach(mark: Mark, rule: WinRule): number {
  return isWinningLength(FIVE + 1, mark, rule) ? FIVE - 1 : FIVE;
}

/**
 * Whether the mark at x, y has made five: only the mark just placed can have (docs/algorithms.md,
 * section 7, "Scan"). From it each of the four directions is walked both ways while the marks are the
 * same, at most `scanReach` cells, so the cost does not depend on the size of the board. The run may be
 * longer than the part that was walked; `wholeRun` finds all of it.
 */
export function scanFromLast(
  board: BoardReader,
  x: number,
  y: number,
  rule: WinRule = 'freestyle',
  trace?: ScanTracer,
): WinningRun | undefined {
  const mark = board.at(x, y);
  if (mark === EMPTY) return undefined;
  trace?.from({ from: { x, y }, cell: undefined });
  const reach = scanReach(mark, rule);
  for (let at = 0; at < DIRECTIONS.length; at++) {
    const { dx, dy } = DIRECTIONS[at] as Direction;
    trace?.line({ direction: at, cell: undefined });
    let length = 1;
    for (const way of [-1, 1]) {
      for (let step = 1; step <= reach; step++) {
        const [nextX, nextY] = [x + way * step * dx, y + way * step * dy];
        if (!board.has(nextX, nextY)) break;
        const content = board.at(nextX, nextY);
        trace?.visit({ cell: { x: nextX, y: nextY }, content });
        if (content !== mark) break;
        length += 1;
      }
    }
    trace?.run({ cell: undefined, length });
    if (!isWinningLength(length, mark, rule)) continue;
    trace?.found();
    return { mark, cells: wholeRun(board, x, y, DIRECTIONS[at] as Direction) };
  }
  trace?.nobody();
  return undefined;
}

/** Whether a mark on this cell would win, without placing it. False if the cell is not free. */
export function wouldWin(
  board: BoardReader,
  { x, y }: Point,
  mark: Mark,
  rule: WinRule = 'freestyle',
): boolean {
  if (!board.has(x, y) || board.at(x, y) !== EMPTY) return false;
  const reach = scanReach(mark, rule);
  return DIRECTIONS.some(({ dx, dy }) => {
    let length = 1;
    for (const way of [-1, 1]) {
      for (let step = 1; step <= reach; step++) {
        if (board.at(x + way * step * dx, y + way * step * dy) !== mark) break;
        length += 1;
      }
    }
    return isWinningLength(length, mark, rule);
  });
}

/**
 * The naive way: visits every cell of the board, row by row, and looks in every direction from each mark.
 * A run is walked from its first cell only: the cell behind a mark says whether it is the first. On a
 * board without borders the box around the marks is scanned. Returns the first winning run. A look is
 * each read of a cell until the answer is known.
 */
export function scanBoard(
  board: BoardReader,
  rule: WinRule = 'freestyle',
  trace?: ScanTracer,
): WinningRun | undefined {
  const area = board.size
    ? boxOf(board.size)
    : (board.box() ?? { left: 0, top: 0, right: -1, bottom: -1 });
  for (let y = area.top; y <= area.bottom; y++) {
    for (let x = area.left; x <= area.right; x++) {
      trace?.from({ from: { x, y }, cell: undefined });
      const mark = board.at(x, y);
      if (mark === EMPTY) continue;
      for (let at = 0; at < DIRECTIONS.length; at++) {
        const direction = DIRECTIONS[at] as Direction;
        const behind = { x: x - direction.dx, y: y - direction.dy };
        if (board.has(behind.x, behind.y)) {
          const content = board.at(behind.x, behind.y);
          trace?.visit({ direction: at, cell: behind, content });
          if (content === mark) continue;
        }
        trace?.line({ direction: at, cell: undefined });
        const length = walkRun(board, { x, y, mark }, direction, trace);
        trace?.run({ cell: undefined, length });
        if (!isWinningLength(length, mark, rule)) continue;
        trace?.found();
        return { mark, cells: wholeRun(board, x, y, direction) };
      }
    }
  }
  trace?.nobody();
  return undefined;
}

/** How many equal marks follow each other from this one on, in the sense of the direction. */
function walkRun(
  board: BoardReader,
  { x, y, mark }: Stone,
  { dx, dy }: Direction,
  trace?: ScanTracer,
): number {
  for (let length = 1; ; length++) {
    const [nextX, nextY] = [x + length * dx, y + length * dy];
    if (!board.has(nextX, nextY)) return length;
    const content = board.at(nextX, nextY);
    trace?.visit({ cell: { x: nextX, y: nextY }, content });
    if (content !== mark) return length;
  }
}

/** All cells of the run through a mark, from its left end (90: its top). */
export function wholeRun(
  board: BoardReader,
  x: number,
  y: number,
  { dx, dy }: Direction,
): readonly Point[] {
  const mark = board.at(x, y);
  let [startX, startY] = [x, y];
  while (board.at(startX - dx, startY - dy) === mark) [startX, startY] = [startX - dx, startY - dy];
  const cells: Point[] = [];
  for (let step = 0; board.at(startX + step * dx, startY + step * dy) === mark; step++) {
    cells.push({ x: startX + step * dx, y: startY + step * dy });
  }
  return cells;
}
