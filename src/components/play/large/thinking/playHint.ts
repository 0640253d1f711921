import {
  FIVE,
  allowedCells,
  other,
  wouldWin,
  type Mark,
  type Point,
  type WeightBoard,
  type WinRule,
} from '../../../../engine/index.ts';
import type { LargeGameMoment } from '../game/largeGame.ts';

/** How a game stands for the side to move, as far as one look ahead can tell. */
export type LargeHint =
  /** A mark on one of these cells makes five. */
  | { readonly kind: 'win'; readonly mark: Mark; readonly cells: readonly Point[] }
  /** The opponent would make five on these; the side to move may take only some of them. */
  | {
      readonly kind: 'threatened';
      readonly mark: Mark;
      readonly cells: readonly Point[];
      readonly stops: readonly Point[];
    }
  /** The side to move, or the opponent, could make a double threat on some cell. */
  | { readonly kind: 'fork' | 'forked'; readonly mark: Mark }
  | { readonly kind: 'quiet'; readonly mark: Mark };

/** Where a mark would make five, by the rule of the game. */
function fivesOf(board: WeightBoard, mark: Mark, rule: WinRule): readonly Point[] {
  const cells = cellsWith(board, mark, ({ fives }) => fives > 0);
  return cells.filter((cell) => wouldWin(board, cell, mark, rule));
}

/** Only cells near marks can be worth so much: on a board of 1000 × 1000 the others are many. */
function cellsWith(
  board: WeightBoard,
  mark: Mark,
  fits: (value: ReturnType<WeightBoard['value']>) => boolean,
): readonly Point[] {
  const box = board.box();
  if (!box) return [];
  const near = {
    left: box.left - FIVE,
    top: box.top - FIVE,
    right: box.right + FIVE,
    bottom: box.bottom + FIVE,
  };
  return [...board.weighed(mark, near)]
    .filter(({ x, y }) => fits(board.value(x, y, mark)))
    .map(({ x, y }) => ({ x, y }));
}

/** What there is to say to the side to move; `undefined` when the game is over. */
export function largeHint(
  board: WeightBoard,
  { turn, end }: LargeGameMoment,
  rule: WinRule,
): LargeHint | undefined {
  if (end) return undefined;
  const own = fivesOf(board, turn, rule);
  if (own.length > 0) return { kind: 'win', mark: turn, cells: own };
  const theirs = fivesOf(board, other(turn), rule);
  if (theirs.length > 0) {
    const stops = theirs.filter(allowedCells(board, turn, rule));
    return { kind: 'threatened', mark: other(turn), cells: theirs, stops };
  }
  const forks = (mark: Mark) =>
    cellsWith(board, mark, ({ breakpoints }) => breakpoints > 1).filter(
      allowedCells(board, mark, rule),
    );
  if (forks(turn).length > 0) return { kind: 'fork', mark: turn };
  if (forks(other(turn)).length > 0) return { kind: 'forked', mark: other(turn) };
  return { kind: 'quiet', mark: turn };
}
