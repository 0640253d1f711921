import type { MarkName } from '../../../engine/index.ts';
import { peopleIn } from '../game.ts';
import type { SmallGameInPlay } from './smallGame.ts';

/** The only person in a game, who plays a bot. */
export function personAgainstBot({ players }: SmallGameInPlay): MarkName | undefined {
  if (peopleIn({ players }) !== 1) return undefined;
  return players.X === 'person' ? 'X' : 'O';
}
