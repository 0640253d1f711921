import type { PlayLargeMessages } from '#language/play/large/messages';
import type { PlayerOffer } from '../playerOffer.ts';
import { LARGE_PLAYERS, type LargeChoice, type LargePlayer } from './largeGame.ts';
import { SEARCH_PLAYERS, isSearchPlayer, searchLevel } from './searchPlayers.ts';

/** At first it plays so strongly: it answers within a blink, and is hard to beat. */
const FIRST_LEVEL = 4;

const CHOICES: readonly LargeChoice[] = [
  ...LARGE_PLAYERS.filter((player) => !isSearchPlayer(player)),
  'search',
];

/** Every player of large boards, this one chosen. */
export function largeOffer(
  player: LargePlayer,
  { players }: Pick<PlayLargeMessages, 'players'>,
): PlayerOffer<LargeChoice> {
  const choices = CHOICES.map((id) => ({ id, ...players.offers[id] }));
  if (!isSearchPlayer(player)) return { choice: player, choices, messages: players };
  const levels = SEARCH_PLAYERS.map((_, at) => ({ level: at + 1, name: players.strength(at + 1) }));
  return { choice: 'search', choices, level: searchLevel(player), levels, messages: players };
}

/** The player of a choice, at a level from 1 if it has any. */
export function chosenPlayer(choice: LargeChoice, level = FIRST_LEVEL): LargePlayer {
  if (choice !== 'search') return choice;
  return SEARCH_PLAYERS[level - 1] ?? SEARCH_PLAYERS[FIRST_LEVEL - 1]!;
}
