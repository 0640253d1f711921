import {
  EVENT_ENDS,
  SEARCH_EVENTS,
  bestChildBy,
  childrenOf,
  isLeaf,
  markName,
  nodeCount,
  stepCount,
  type MarkName,
  type Score,
  type SearchRun,
} from '../../../engine/index.ts';
import { boardAtNode } from '../../stepper/search/stackView.ts';
import { moveInto, moverAt } from '../../ui/board/moves.ts';

/**
 * A finished search, read by the numbers that readers see: call 1 is the root. Every function
 * throws for a call that there is not, so that a wrong number in a lesson stops the build.
 */
function nodeOf(run: SearchRun, call: number): number {
  if (!Number.isInteger(call) || call < 1 || call > nodeCount(run.trace)) {
    throw new Error(`There is no call ${call}: the search has ${nodeCount(run.trace)}.`);
  }
  return call - 1;
}

export function callCount(run: SearchRun): number {
  return nodeCount(run.trace);
}

export function scoreOf(run: SearchRun, call: number): Score {
  return run.trace.score[nodeOf(run, call)] as Score;
}

export function isOverAt(run: SearchRun, call: number): boolean {
  return isLeaf(run.trace, nodeOf(run, call));
}

export function moverOfCall(run: SearchRun, call: number): MarkName {
  return markName(moverAt(run, nodeOf(run, call)));
}

/** The call that asked this one; `undefined` for the first. */
export function parentOf(run: SearchRun, call: number): number | undefined {
  const parent = run.trace.parent[nodeOf(run, call)] as number;
  return parent < 0 ? undefined : parent + 1;
}

/** The calls that this one asked, in order. */
export function askedBy(run: SearchRun, call: number): number[] {
  return childrenOf(run.trace, nodeOf(run, call)).map((node) => node + 1);
}

/** The answers that this call got, in order. */
export function answersToCall(run: SearchRun, call: number): Score[] {
  return askedBy(run, call).map((child) => scoreOf(run, child));
}

/** The cell whose mark led to this call. */
export function cellInto(run: SearchRun, call: number): number {
  const move = moveInto(run, nodeOf(run, call));
  if (!move) throw new Error('No mark leads to the first call.');
  return move.cell;
}

/** The cell that this call keeps in the end. */
export function keptBy(run: SearchRun, call: number): number {
  const child = bestChildBy(run.trace, nodeOf(run, call), stepCount(run.trace));
  if (child === undefined) throw new Error(`Call ${call} asks nobody, so it keeps no cell.`);
  return run.trace.cell[child] as number;
}

/** The line that ends the game at this call. */
export function wonLineOf(run: SearchRun, call: number): readonly number[] {
  const line = boardAtNode(run, nodeOf(run, call)).wonLine;
  if (!line) throw new Error(`Nobody has a line at call ${call}.`);
  return line;
}

/** Who has won where this call ends the game; `undefined` for a draw, or where it goes on. */
export function winnerAt(run: SearchRun, call: number): MarkName | undefined {
  return boardAtNode(run, nodeOf(run, call)).winner;
}

/** The call that this one makes by a mark on `cell`. */
export function callBy(run: SearchRun, call: number, cell: number): number {
  const asked = askedBy(run, call).find((each) => cellInto(run, each) === cell);
  if (asked === undefined) throw new Error(`Call ${call} does not try cell ${cell}.`);
  return asked;
}

/** The cells that are empty at this call. */
export function emptyAt(run: SearchRun, call: number): number[] {
  const { cells } = boardAtNode(run, nodeOf(run, call));
  return cells.filter(({ mark }) => mark === undefined).map(({ cell }) => cell);
}

/** The step at which a search first finds a game to be over. */
export function firstGameStep({ trace }: SearchRun): number {
  const isEnd = SEARCH_EVENTS.map((event) => EVENT_ENDS[event] === 'game-over');
  return trace.events.findIndex((code) => isEnd[code] === true);
}
