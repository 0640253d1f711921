import {
  BitPosition,
  DRAW,
  NOBODY,
  NO_CELL,
  SURE_WIN,
  limitedMinimax,
  mnkVariant,
  other,
  positionsFrom,
  searchRoot,
  solvedMoves,
  startSearch,
  X,
  type Mark,
  type Score,
  type Setup,
} from '../../../engine/index.ts';
import { once } from '../parts/ask.ts';

/** How good a search with a limit is on nine cells: with a guess at its horizon, and with a shrug, which counts as a draw. */
export interface LimitQuality {
  readonly limit: number;
  /** Chance of a mistake, over all positions in which one can be made; equal moves are taken at random. */
  readonly shrug: number;
  readonly guess: number;
  /** Positions in which the guess makes a mistake likelier than the shrug does. */
  readonly misled: number;
}

type Search = (position: BitPosition, player: Mark, computer: Mark, limit: number) => Score;

const guessing: Search = (position, player, computer, limit) =>
  limitedMinimax(position, player, startSearch({ computer, ties: 'first', depth: limit }));

/** The same search without a guess, written anew: what it does not know is a draw to it. */
const shrugging: Search = (position, player, computer, limit) => {
  const { winner } = position;
  if (winner !== NOBODY) return winner === computer ? SURE_WIN : -SURE_WIN;
  if (position.isFull || position.ply === limit) return DRAW;
  let best = player === computer ? -SURE_WIN : SURE_WIN;
  for (let cell = position.firstEmpty(); cell !== NO_CELL; cell = position.emptyAfter(cell)) {
    position.play(cell, player);
    const score = shrugging(position, other(player), computer, limit);
    position.undo(cell);
    best = player === computer ? Math.max(best, score) : Math.min(best, score);
  }
  return best;
};

/** A position in which a win or a draw can be thrown away, with the cells that keep it. */
interface RiskyPosition {
  readonly setup: Setup;
  readonly cells: readonly number[];
  readonly sound: ReadonlySet<number>;
}

const risky = once((): RiskyPosition[] =>
  positionsFrom().flatMap((setup) => {
    const moves = solvedMoves(setup);
    const best = Math.max(...moves.map(({ value }) => value));
    const sound = new Set(moves.flatMap(({ cell, value }) => (value === best ? [cell] : [])));
    const cells = moves.map(({ cell }) => cell);
    return sound.size < moves.length ? [{ setup, cells, sound }] : [];
  }),
);

function mistakeChance(search: Search, limit: number, { setup, cells, sound }: RiskyPosition) {
  const position = new BitPosition(setup);
  const scores = cells.map((cell) => {
    position.play(cell, setup.toMove);
    const score = search(position, other(setup.toMove), setup.toMove, limit);
    position.undo(cell);
    return score;
  });
  const best = Math.max(...scores);
  const kept = cells.filter((_, at) => scores[at] === best);
  return kept.filter((cell) => !sound.has(cell)).length / kept.length;
}

const LIMITS = [1, 2, 3, 4, 5, 6] as const;

export const limitQualities = once((): readonly LimitQuality[] =>
  LIMITS.map((limit) => {
    const boards = risky();
    const chances = boards.map((board) => ({
      shrug: mistakeChance(shrugging, limit, board),
      guess: mistakeChance(guessing, limit, board),
    }));
    const mean = (name: 'shrug' | 'guess') =>
      chances.reduce((sum, chance) => sum + chance[name], 0) / boards.length;
    const misled = chances.filter(({ shrug, guess }) => guess > shrug).length;
    return { limit, shrug: mean('shrug'), guess: mean('guess'), misled };
  }),
);

export const riskyPositions = () => risky().length;

/** Calls of a search of the empty board of four by four that stops at `limit` marks. */
export function callsOnSixteen(limit: number): number {
  const position = new BitPosition(undefined, mnkVariant(4, 4, 4));
  return searchRoot(limitedMinimax, position, X, { computer: X, ties: 'first', depth: limit })
    .calls;
}
