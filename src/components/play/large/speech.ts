import { stonesAt } from '../../../engine/index.ts';
import { playLargeMessages } from '#language/play/large/game/messages';
import { gameSentence, type Narration } from '../announce.ts';
import {
  LARGE_GAME,
  type LargeGameInPlay,
  type LargeGameTypes,
  SEARCH_PLAYERS,
  isSearchPlayer,
  searchLevel,
  type LargeChoice,
  type LargePlayer,
  type SearchPlayer,
} from './game/largeGame.ts';
import type { LargeSession } from './session/largeSession.svelte.ts';
import type { PlayerOffer } from '../game.ts';

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

/** Every player of large boards, this one chosen. */
export function largeOffer(player: LargePlayer): PlayerOffer<LargeChoice> {
  const { players } = playLargeMessages;
  const ids = Object.keys(players.offers) as LargeChoice[];
  const offer = { choices: ids.map((id) => ({ id, ...players.offers[id] })) };
  if (!isSearchPlayer(player)) return { ...offer, choice: player };
  const levels = SEARCH_PLAYERS.map((_, at) => ({ level: at + 1, name: players.strength(at + 1) }));
  return { ...offer, choice: 'search', level: searchLevel(player), levels };
}

/** The player of a choice, at a level from 1. At first it answers within a blink, and is hard to beat. */
export function chosenPlayer(choice: LargeChoice, level = 4): LargePlayer {
  return choice === 'search' ? (`search-${level}` as SearchPlayer) : choice;
}
