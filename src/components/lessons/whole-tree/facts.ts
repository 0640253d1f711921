import {
  BitPosition,
  EMPTY,
  X,
  afterMove,
  alphaBetaCalls,
  bestFirst,
  callsInOrder,
  canonical,
  emptySetup,
  gameTree,
  perft,
  solve,
  worstFirst,
  type NodeRank,
  type Setup,
} from '../../../engine/index.ts';
import { NAMED_ORDERS } from './order.ts';
import { once } from '../parts/ask.ts';

/** What lesson `whole-tree` counts: worked out once, by name of the question. */

const emptyOf = ({ cells }: Setup): number[] =>
  [...cells.keys()].filter((cell) => cells[cell] === EMPTY);
const keyOf = ({ cells, toMove }: Setup): string => cells.join('') + toMove;
const isOver = (setup: Setup): boolean => new BitPosition(setup).isOver;

/** Calls of minimax if it looked only so many moves deep. */
export const callsToDepth = (depth: number): number =>
  perft()
    .byPly.slice(0, depth + 1)
    .reduce((sum, calls) => sum + calls, 0);

/**
 * Calls of a minimax that remembers: for a position that it has met before it answers at once, and
 * such a call counts too. `same` says which positions it takes for the same.
 */
function rememberingCalls(same: (setup: Setup) => string): number {
  const known = new Set<string>();
  let calls = 0;
  const call = (setup: Setup): void => {
    calls++;
    const key = same(setup);
    if (known.has(key)) return;
    known.add(key);
    if (!isOver(setup)) for (const cell of emptyOf(setup)) call(afterMove(setup, cell));
  };
  call(emptySetup());
  return calls;
}

export const callsRemembering = once(() => rememberingCalls(keyOf));
export const rememberingForms = once(() =>
  rememberingCalls(({ cells, toMove }) => canonical(cells).join('') + toMove),
);

/** Calls of alpha-beta from the empty board, if every call tries its moves in the order of `rank`. */
const wholeTree = once(() => gameTree(emptySetup()));
const orderedCalls = (rank: NodeRank): number => alphaBetaCalls(wholeTree(), rank).length;

export const givenOrder = once(() => callsInOrder(NAMED_ORDERS.given));
export const centreFirst = once(() => callsInOrder(NAMED_ORDERS.centre));
export const thumbOrder = once(() => callsInOrder(NAMED_ORDERS.thumb));
/** The best move first, of equals the one with the smaller tree; and all of it turned round. */
export const bestFirstCalls = once(() => orderedCalls(bestFirst));
export const worstFirstCalls = once(() => orderedCalls(worstFirst));

/** The value for X: 1, 0 or −1. */
const valueOf = (setup: Setup): number => solve(setup).value * (setup.toMove === X ? 1 : -1);

/**
 * The fewest calls with which alpha-beta can end, if it guesses right wherever it helps (Knuth and
 * Moore 1975, for a tree that is not even). `bound` proves that a position is at least, or at most,
 * worth `value`; `exact` what it is worth.
 */
export const fewest = once((): number => {
  const bounds = new Map<string, number>();
  const bound = (setup: Setup, value: number, isLeast: boolean): number => {
    const key = `${keyOf(setup)}${value}${isLeast}`;
    const found = bounds.get(key);
    if (found !== undefined) return found;
    let calls = 1;
    if (!isOver(setup)) {
      const children = emptyOf(setup).map((cell) => afterMove(setup, cell));
      const prove = (child: Setup) => bound(child, value, isLeast);
      const holds = (child: Setup) => (isLeast ? valueOf(child) >= value : valueOf(child) <= value);
      const oneWillDo = (setup.toMove === X) === isLeast;
      calls += oneWillDo
        ? Math.min(...children.filter(holds).map(prove))
        : children.reduce((sum, child) => sum + prove(child), 0);
    }
    bounds.set(key, calls);
    return calls;
  };
  const exacts = new Map<string, number>();
  const exact = (setup: Setup): number => {
    const key = keyOf(setup);
    const found = exacts.get(key);
    if (found !== undefined) return found;
    const value = valueOf(setup);
    const children = isOver(setup) ? [] : emptyOf(setup).map((cell) => afterMove(setup, cell));
    const rivals = children.map((child) => bound(child, value, setup.toMove !== X));
    const all = rivals.reduce((sum, calls) => sum + calls, 0);
    const ways = children.flatMap((child, i) =>
      valueOf(child) === value ? [exact(child) + all - (rivals[i] ?? 0)] : [],
    );
    const calls = 1 + (ways.length > 0 ? Math.min(...ways) : 0);
    exacts.set(key, calls);
    return calls;
  };
  return exact(emptySetup());
});
