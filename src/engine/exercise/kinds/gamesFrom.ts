import { perft } from '../../game/perft.ts';
import { afterMove, emptyCells, type Setup } from '../../game/setup.ts';
import { numberCodec } from '../codec.ts';
import { FULL_MARKS, wrong, type ExerciseKind, type Level } from '../contract.ts';
import { drawSetup } from '../draw.ts';
import { paramsCodec } from '../fields.ts';
import { moveFields, type MoveParams } from '../smallParams.ts';
import type { Span } from '../pick.ts';

/** There are more games than the answer says, or fewer. */
export interface GamesReason {
  readonly code: 'other-games';
  readonly more: boolean;
}

/** Four empty cells can be filled in 24 orders; more would be too much to count. */
const EMPTY_CELLS: Record<Level, Span> = { 1: [2, 3], 2: [3, 4], 3: [4, 4] };

/** Five empty cells are as many as anyone should be asked to fill in by hand: 120 orders. */
const MOST_GAMES = 120;

/** How many games follow from each first move, in ascending order of cells. */
export function gamesByMove(setup: Setup): { readonly cell: number; readonly games: number }[] {
  return emptyCells(setup.cells).map((cell) => ({
    cell,
    games: perft(afterMove(setup, cell)).games,
  }));
}

/** How many games can follow from this position? A game ends with a line or a full board. */
export const gamesFrom: ExerciseKind<MoveParams, number, GamesReason, 'games-from'> = {
  id: 'games-from',
  version: 1,
  fields: moveFields,
  params: paramsCodec(moveFields, ({ setup }) => {
    // With one empty cell there is one game, and nothing to count.
    if (emptyCells(setup.cells).length < 2) return { code: 'nothing-to-find' };
    const found = perft(setup).games;
    return found > MOST_GAMES ? { code: 'too-much', found, limit: MOST_GAMES } : undefined;
  }),
  answer: numberCodec(1000),

  generate(rng, level) {
    // A game that stops early is what makes it worth counting; without one it is a product.
    const isUneven = (setup: Setup) => {
      const each = gamesByMove(setup).map(({ games }) => games);
      return new Set(each).size > 1;
    };
    const accept = level === 1 ? () => true : isUneven;
    return { setup: drawSetup(rng, EMPTY_CELLS[level], accept) };
  },

  key({ setup }) {
    return perft(setup).games;
  },

  allRight: ({ setup }) => [perft(setup).games],

  grade(params, answer) {
    const games = this.key(params);
    return answer === games ? FULL_MARKS : wrong({ code: 'other-games', more: answer < games });
  },
};
