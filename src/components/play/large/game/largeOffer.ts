import { playLargeMessages } from '#language/play/large/game/messages';
import type { PlayerOffer } from '../../playerOffer.ts';
import {
  SEARCH_PLAYERS,
  isSearchPlayer,
  searchLevel,
  type LargeChoice,
  type LargePlayer,
  type SearchPlayer,
} from './largeGame.ts';

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
