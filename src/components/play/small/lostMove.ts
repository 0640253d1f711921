import { markOf, solve, type MarkName } from '../../../engine/index.ts';
import { isNine } from '../../ui/board/cellNames.ts';
import { outcomeOfGame, setupOf, type SmallGameInPlay } from './smallGame.ts';

/** A move of the person. */
export interface LosingMove {
  readonly cell: number;
  /** Moves before it. */
  readonly index: number;
}

/** The person's move that gave a lost game away: the last one before which it was not yet lost. */
export function losingMoveOf(game: SmallGameInPlay, person: MarkName): LosingMove | undefined {
  if (!isNine(game.variant) || endingOf(game, person) !== 'lost') return undefined;
  for (let index = game.at - 1; index >= 0; index--) {
    const before = setupOf(game, index);
    if (before.toMove !== markOf(person) || solve(before).value < 0) continue;
    return { cell: game.moves[index] as number, index };
  }
  return undefined;
}

type Ending = 'won' | 'drawn' | 'lost';

/** How a game ended for somebody; `undefined` while it goes on. */
export function endingOf(game: SmallGameInPlay, person: MarkName): Ending | undefined {
  const outcome = outcomeOfGame(game);
  if (outcome === undefined) return undefined;
  return outcome === 'draw' ? 'drawn' : outcome === person ? 'won' : 'lost';
}
