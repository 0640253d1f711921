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
  solvedMoves,
  startSearch,
  X,
  type Mark,
  type Score,
  type Setup,
} from '../../../engine/index.ts';

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
    position.undo();
    best = player === computer ? Math.max(best, score) : Math.min(best, score);
  }
  return best;
};

/** Every position in which a win or a draw can be thrown away, with the moves that keep it. */
function risky(): { setup: Setup; cells: readonly number[]; sound: ReadonlySet<number> }[] {
  return positionsFrom().flatMap((setup) => {
    const moves = solvedMoves(setup);
    const best = Math.max(...moves.map(({ value }) => value));
    const sound = new Set(moves.flatMap(({ cell, value }) => (value === best ? [cell] : [])));
    const cells = moves.map(({ cell }) => cell);
    return sound.size < moves.length ? [{ setup, cells, sound }] : [];
  });
}

function mistakeChance(
  search: Search,
  limit: number,
  { setup, cells, sound }: ReturnType<typeof risky>[number],
) {
  const position = new BitPosition(setup);
  const scores = cells.map((cell) => {
    position.play(cell, setup.toMove);
    const score = search(position, other(setup.toMove), setup.toMove, limit);
    position.undo();
    return score;
  });
  const best = Math.max(...scores);
  const kept = cells.filter((_, at) => scores[at] === best);
  return kept.filter((cell) => !sound.has(cell)).length / kept.length;
}

const LIMITS = [1, 2, 3, 4, 5, 6] as const;
let rows: readonly LimitQuality[] | undefined;

export function limitQualities(): readonly LimitQuality[] {
  rows ??= LIMITS.map((limit) => {
    const boards = risky();
    const chances = boards.map((board) => ({
      shrug: mistakeChance(shrugging, limit, board),
      guess: mistakeChance(guessing, limit, board),
    }));
    const mean = (name: 'shrug' | 'guess') =>
      chances.reduce((sum, chance) => sum + chance[name], 0) / boards.length;
    const misled = chances.filter(({ shrug, guess }) => guess > shrug).length;
    return { limit, shrug: mean('shrug'), guess: mean('guess'), misled };
  });
  return rows;
}

export const riskyPositions = () => risky().length;

/** Calls of a search of the empty board of four by four that stops at `limit` marks. */
export function callsOnSixteen(limit: number): number {
  let calls = 0;
  const nothing = () => undefined;
  const call = () => void calls++;
  const position = new BitPosition(undefined, mnkVariant(4, 4, 4));
  const tracer = {
    ...{ call, test: nothing, window: nothing, won: nothing, full: nothing, dead: nothing },
    ...{ horizon: nothing, try: nothing, back: nothing, adjust: nothing, improve: nothing },
    ...{ return: nothing, cut: nothing },
  };
  limitedMinimax(position, X, startSearch({ computer: X, ties: 'first', depth: limit }), tracer);
  return calls;
}
