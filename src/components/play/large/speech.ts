import { stonesAt } from '../../../engine/index.ts';
import { playLargeMessages } from '#language/play/large/game/messages';
import { gameSentence, type Narration } from '../announce.ts';
import { LARGE_GAME, type LargeGameInPlay, type LargeGameTypes } from './game/largeGame.ts';
import type { LargeSession } from './session/largeSession.svelte.ts';

const NARRATION: Narration<LargeGameTypes> = {
  kind: LARGE_GAME,
  says: playLargeMessages.says,
  nameOf: playLargeMessages.players.name,
};

/** What is said now: what was just done, and where the game stands. */
export function largeSentence({
  settled,
  note,
  helped,
}: Pick<LargeSession, 'settled' | 'note' | 'helped'>): string {
  return gameSentence(NARRATION, settled, note, helped);
}

/** The number of the move that placed the mark on a cell. */
export function numbersOf(match: LargeGameInPlay): (x: number, y: number) => number | undefined {
  const numbers = new Map(
    stonesAt(match.record).map(({ x, y }, index) => [`${x} ${y}`, index + 1] as const),
  );
  return (x, y) => numbers.get(`${x} ${y}`);
}
