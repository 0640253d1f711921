import type { Rng } from '../core/rng.ts';
import type { CellContent, Mark, Score } from '../core/types.ts';
import { NO_CELL } from '../game/bitPosition.ts';
import { moverAfter, type Setup } from '../game/setup.ts';
import { treeSize } from '../game/perft.ts';
import { bestLine } from '../runs/bestLine.ts';
import { tutorialRequest, type SearchRequest } from '../runs/request.ts';
import { runSearch } from '../runs/searches.ts';
import { partialTracer } from '../trace/searchTracer.ts';
import type { CodecProblem } from './codec.ts';
import type { SmallRefutation } from './contract.ts';
import { drawSetup, type Span } from './draw.ts';
import type { CallParams } from './fields.ts';

/** More calls than this are no work for a person, and do not fit on a page. */
export const MOST_CALLS = 40;

/** One call of plain minimax. Calls are numbered from 1, in the order in which they begin. */
export interface CallNode {
  readonly call: number;
  /** The call that asked; absent for the first. */
  readonly parent: number | undefined;
  /** The calls that it asks, in order; none where the game is over. */
  readonly children: readonly number[];
  /** The cells played from the board of the exercise to its own, in order. */
  readonly moves: readonly number[];
  readonly cells: readonly CellContent[];
  /** Whose turn it is on its board. */
  readonly mover: Mark;
  readonly isOver: boolean;
  /** What it returns: from the computer's side. */
  readonly score: Score;
}

/** A call as far as the search tells of it. */
interface Heard extends Pick<CallNode, 'call' | 'parent' | 'moves'> {
  readonly children: number[];
  isOver: boolean;
  score: Score;
}

/**
 * Every call of a small search, in order, from what it tells. The recorder is made for large ones: its columns
 * cost more than the search.
 */
function heardCalls(request: SearchRequest): readonly Heard[] {
  const calls: Heard[] = [];
  const waiting: Heard[] = [];
  let tried = NO_CELL;
  const begin = () => {
    const parent = waiting.at(-1);
    const heard: Heard = {
      call: calls.length + 1,
      parent: parent?.call,
      children: [],
      moves: parent ? [...parent.moves, tried] : [],
      isOver: false,
      score: 0,
    };
    parent?.children.push(heard.call);
    calls.push(heard);
    waiting.push(heard);
  };
  const end = (isOver: boolean) => (score: Score) => {
    const heard = waiting.pop();
    if (!heard) throw new Error('a call ends that has not begun');
    heard.isOver = isOver;
    heard.score = score;
  };
  const ways = { won: end(true), full: end(true), return: end(false) };
  runSearch(request, partialTracer({ try: (cell) => (tried = cell), call: begin, ...ways }));
  return calls;
}

/** Every call of minimax on a board with few empty cells, in the order of their numbers. */
export function callTree({ setup, computer }: CallParams): readonly CallNode[] {
  const calls = heardCalls({ ...tutorialRequest(setup), computer });
  return calls.map((heard): CallNode => {
    const cells = [...setup.cells];
    heard.moves.forEach((cell, ply) => (cells[cell] = moverAfter(setup, ply)));
    return { ...heard, cells, mover: moverAfter(setup, heard.moves.length) };
  });
}

/** The calls in the order in which they return: below before above, so that nothing is missing. */
export function inOrderOfReturn(calls: readonly CallNode[], first = 1): CallNode[] {
  const node = calls[first - 1];
  if (!node) return [];
  return [...node.children.flatMap((child) => inOrderOfReturn(calls, child)), node];
}

/** Why the tree of a board is none to be drawn and worked through. */
export function tooManyCalls(setup: Setup): CodecProblem | undefined {
  const found = treeSize(setup);
  return found > MOST_CALLS ? { code: 'too-much', found, limit: MOST_CALLS } : undefined;
}

/** A position whose tree has so many calls, and that `accept` takes: see `drawSetup`. */
export function drawTree(
  rng: Rng,
  emptyCells: Span,
  [fewest, most]: Span,
  accept: (setup: Setup) => boolean,
): Setup {
  return drawSetup(rng, emptyCells, (drawn) => {
    const calls = treeSize(drawn);
    return calls >= fewest && calls <= most && accept(drawn);
  });
}

/** The game that leads to a call, and from there on with best play. */
export function gameThrough(
  setup: Setup,
  { call, moves, cells, mover }: CallNode,
): SmallRefutation {
  return { setup, moves: [...moves, ...bestLine({ cells, toMove: mover }).moves], call };
}
