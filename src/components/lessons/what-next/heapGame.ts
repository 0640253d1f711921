import { takesFrom, winningTakes, type HeapQuestion } from './winning.ts';

export type HeapSide = 'reader' | 'machine';

/** A game with a heap: how many lay there, who began, and what was taken in turn. */
export interface HeapGame {
  readonly matches: number;
  readonly begins: HeapSide;
  readonly takes: readonly number[];
}

export const newHeap = (matches: number, begins: HeapSide): HeapGame => ({
  matches,
  begins,
  takes: [],
});

export const takeFrom = (game: HeapGame, take: number): HeapGame => ({
  ...game,
  takes: [...game.takes, take],
});

export const leftIn = ({ matches, takes }: HeapGame): number =>
  takes.reduce((left, take) => left - take, matches);

/** Who made the move with this number, from 0. */
export const takerAt = ({ begins }: HeapGame, move: number): HeapSide =>
  (move % 2 === 0) === (begins === 'reader') ? 'reader' : 'machine';

/** Whose turn it is while there are matches; after the last one whoever did not take it. */
export const turnIn = (game: HeapGame): HeapSide => takerAt(game, game.takes.length);

/** Where the reader first let a heap go that could be won, and which take would have won it. */
export function missedIn(
  game: HeapGame,
): { readonly left: number; readonly take: number } | undefined {
  let left = game.matches;
  for (const [move, taken] of game.takes.entries()) {
    const winning = winningTakes(left);
    const [take] = winning;
    if (takerAt(game, move) === 'reader' && take !== undefined && !winning.includes(taken))
      return { left, take };
    left -= taken;
  }
  return undefined;
}

/** What is known of heaps: can whoever is to move win with so many matches? Unknown numbers are left out. */
export type KnownHeaps = ReadonlyMap<number, boolean>;

/** What the machine has found out by so many of its questions; about the heap itself, once one of them settles it. */
export function learntBy(
  known: KnownHeaps,
  matches: number,
  asked: readonly HeapQuestion[],
): KnownHeaps {
  const found = new Map(known);
  for (const { left, canWin } of asked) found.set(left, canWin);
  const isWon = asked.some(({ canWin }) => !canWin);
  if (isWon || asked.length === takesFrom(matches).length) found.set(matches, isWon);
  return found;
}
