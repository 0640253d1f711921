import { stonesAt } from '../../../engine/index.ts';
import { botMessages } from '#language/players/messages';
import { playLargeMessages } from '#language/play/large/messages';
import { isBot } from '../../players/players.ts';
import { gameSentence, type Narration } from '../announce.ts';
import { nameOf } from '../opponents.ts';
import type { PlaySession } from '../games/playSession.svelte.ts';
import { LARGE_GAME, type LargeGameInPlay, type LargeGameTypes } from '../games/largeGame.ts';

const NARRATION: Narration<LargeGameTypes> = {
  kind: LARGE_GAME,
  says: playLargeMessages.says,
  nameOf: (bot) => (isBot(bot) ? botMessages.name(bot.kind) : nameOf(bot)),
};

/** What is said of a game: what was just done, and where it stands. */
export function largeSentence(
  settled: LargeGameInPlay,
  note?: PlaySession['note'],
  helped?: ReadonlySet<number>,
): string {
  return gameSentence(NARRATION, settled, note, helped);
}

/** The number of the move that placed the mark on a cell. */
export function numbersOf(match: LargeGameInPlay): (x: number, y: number) => number | undefined {
  const numbers = new Map(
    stonesAt(match.record).map(({ x, y }, index) => [`${x} ${y}`, index + 1] as const),
  );
  return (x, y) => numbers.get(`${x} ${y}`);
}
