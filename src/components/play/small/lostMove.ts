import { markOf, solve, type MarkName } from '../../../engine/index.ts';
import { isNine } from '../../ui/board/cellNames.ts';
import { outcomeOfGame, setupOf, type SmallGameInPlay } from '../games/smallGame.ts';

/** A move of the person. */
export interface LosingMove {
  readonly cell: number;
  /** Moves before it. */
  readonly index: number;
}

/** The person's move that gave a lost game away: the last one before which it was not yet lost. */
export function losingMoveOf(game: SmallGameInPlay, person: MarkName): LosingMove | undefined {
  const outcome = outcomeOfGame(game);
  if (!isNine(game.variant) || !outcome || outcome === 'draw' || outcome === person) {
    return undefined;
  }
  for (let index = game.at - 1; index >= 0; index--) {
    const before = setupOf(game, index);
    if (before.toMove !== markOf(person) || solve(before).value < 0) continue;
    return { cell: game.moves[index] as number, index };
  }
  return undefined;
}
