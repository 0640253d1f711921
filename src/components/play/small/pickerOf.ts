import { botMessages } from '#language/players/messages';
import type { PlayPageMessages } from '#language/play/small/messages';
import { levelsOffered } from '../../players/catalog.ts';
import {
  PLAYER_CHOICES,
  choiceOfPlayer,
  isBot,
  type PlayerSetting,
  type PlayerChoice,
} from '../../players/players.ts';
import type { PlayerOffer } from '../playerOffer.ts';

/** Every player of the nine cells, this one chosen. */
export function pickerOf(
  player: PlayerSetting,
  { players }: PlayPageMessages,
): PlayerOffer<PlayerChoice> {
  const names = botMessages;
  const choices = PLAYER_CHOICES.map((id) =>
    id === 'person' || id === 'best'
      ? { id, ...players[id] }
      : { id, name: names.name(id), about: names.about(id) },
  );
  const offer = { choice: choiceOfPlayer(player), choices, messages: players };
  if (!isBot(player)) return offer;
  const { kind, level } = player;
  const levels = levelsOffered(kind).map((each) => ({
    level: each,
    name: names.level(kind, each),
  }));
  return { ...offer, level, levels };
}
