import { other, type Mark } from '../../core/types.ts';
import type { BoardReader, Point } from '../../game/large/board.ts';
import { fivePlaces } from '../../game/large/fivePlaces.ts';
import type { SparseBoard } from '../../game/large/sparseBoard.ts';
import type { LinearTracer, StepEvent } from '../../core/stepEvent.ts';

/** What a search for a win by fours reports. */
export const FOURS_EVENTS = [
  /** The attacker is to move, and looks for a cell that makes five. */
  'look',
  /** There is one: the call ends with a win. */
  'five',
  /** There is none. The fives that the defender threatens, and the fours that are left to try. */
  'list',
  /** The search has used up its budget: the call ends and nobody knows. */
  'stop',
  /** The attacker makes a four. */
  'four',
  /** It threatens five on two cells, and one mark can't stop both: the call ends with a win. */
  'double',
  /** The defender takes the only cell that stops the five. */
  'reply',
  /** The call inside has returned, and both marks come off the board again. */
  'back',
  /** The win that it returned is passed on: the call ends. */
  'keep',
  /** No four is left to try: the call ends without a win. */
  'none',
] as const;

interface FoursKnown {
  /** The five, or the four. */
  readonly cell?: Point;
  /** Where the four threatens five. */
  readonly stops?: readonly Point[];
  /** Where the defender threatens five, and the fours to try. */
  readonly threats?: readonly Point[];
  readonly fours?: readonly Point[];
  /** What the call inside has returned. */
  readonly hasWon?: boolean;
  /** The search has stopped before everything was tried. */
  readonly isCut?: boolean;
}
export type FoursEvent = StepEvent<(typeof FOURS_EVENTS)[number], FoursKnown>;
type FoursTracer = LinearTracer<FoursEvent>;

/** A budget of fours, and whether it has been enough. */
export interface FoursBudget {
  left: number;
  isComplete: boolean;
}

/**
 * Victory by continuous fours (docs/algorithms.md, section 9), written to be read: five or more win. Returns the
 * moves of both sides to the five, the attacker's first, or nothing; then `budget.isComplete` says whether every
 * line was searched. The board is given back as it was. `VcfSearch` does the same, and fast.
 */
export function attackByFours(
  board: SparseBoard,
  mark: Mark,
  budget: FoursBudget,
  trace?: FoursTracer,
): readonly Point[] | undefined {
  const enemy = other(mark);
  trace?.look();
  const [five] = fiveCells(board, mark);
  if (five) {
    trace?.five({ cell: five });
    return [five];
  }
  const threats = fiveCells(board, enemy);
  const fours = foursToTry(board, mark, threats);
  trace?.list({ threats, fours });
  for (const four of fours) {
    if (budget.left === 0) {
      trace?.stop({ isCut: true });
      budget.isComplete = false;
      return undefined;
    }
    trace?.four({ cell: four });
    budget.left -= 1;
    board.place(four.x, four.y, mark);
    const [stop, another] = fiveCells(board, mark) as [Point, Point?];
    if (another) {
      trace?.double({ stops: [stop, another] });
      board.remove(four.x, four.y);
      return [four, stop, another];
    }
    trace?.reply({ stops: [stop] });
    board.place(stop.x, stop.y, enemy);
    const rest = attackByFours(board, mark, budget, trace);
    trace?.back({ cell: four, stops: [stop], hasWon: rest !== undefined });
    board.remove(stop.x, stop.y);
    board.remove(four.x, four.y);
    if (rest) {
      trace?.keep({ cell: four });
      return [four, stop, ...rest];
    }
  }
  trace?.none();
  return undefined;
}

/** The fours to try: all of them, or where the defender threatens five, only what stops that. */
export function foursToTry(
  board: SparseBoard,
  mark: Mark,
  threats: readonly Point[],
): readonly Point[] {
  const fours = fourCells(board, mark);
  const [threat] = threats;
  if (!threat) return fours;
  if (threats.length > 1) return [];
  return fours.filter(({ x, y }) => x === threat.x && y === threat.y);
}

/** Cells that make five: all else of a free five is there. */
export function fiveCells(board: BoardReader, mark: Mark): readonly Point[] {
  return fivePlaces(board, mark, 4).map(({ cell }) => cell);
}

/** Cells that make a four: a free five that holds three marks gets its fourth. */
export function fourCells(board: SparseBoard, mark: Mark): readonly Point[] {
  return fivePlaces(board, mark, 3).map(({ cell }) => cell);
}
