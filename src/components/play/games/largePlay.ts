import type { GameRecord } from '../../../engine/index.ts';
import { isLargeGame, learnLargeGames, playersOn, type PlayGame } from './playGame.ts';
import { FIRST_LARGE_GAME, LARGE_GAME, type LargeGameInPlay } from './largeGame.ts';

// Whoever makes a large game for the page comes by here.
learnLargeGames(LARGE_GAME);

/** What a new game may be: the rest stays as it was. */
export type NewGame = Partial<Pick<GameRecord, 'size' | 'rule' | 'first'>>;

/** The same players on a large board without marks; chance goes on to the next seed. */
export function newLargeGame(game: PlayGame, change: NewGame = {}): LargeGameInPlay {
  const own = isLargeGame(game) ? game : { ...FIRST_LARGE_GAME, seed: game.seed };
  const { size, rule, first } = { ...own.record, ...change };
  const players = playersOn(game, 'large');
  return LARGE_GAME.renewed({ ...own, players, record: { ...own.record, size, rule, first } });
}
