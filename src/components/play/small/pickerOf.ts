import { botMessages } from '#language/players/messages';
import type { BotSpec } from '../../../engine/index.ts';
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
import { strengthOf } from './strengths.ts';

/** A machine's name behind the level that it has on this page, if it has one. */
function named(
  spec: BotSpec,
  name: string,
  { strengths, levelFirst }: Pick<PlayPageMessages, 'strengths' | 'levelFirst'>,
): string {
  const strength = strengthOf(spec);
  return strength ? levelFirst(strengths[strength], name) : name;
}

/** Every player of the nine cells, this one chosen. */
export function pickerOf(
  player: PlayerSetting,
  messages: PlayPageMessages,
): PlayerOffer<PlayerChoice> {
  const { players } = messages;
  const names = botMessages;
  const choices = PLAYER_CHOICES.map((id) =>
    id === 'person' || id === 'best'
      ? { id, ...players[id] }
      : { id, name: named({ kind: id }, names.name(id), messages), about: names.about(id) },
  );
  const offer = { choice: choiceOfPlayer(player), choices, messages: players };
  if (!isBot(player)) return offer;
  const { kind, level } = player;
  const levels = levelsOffered(kind).map((each) => ({
    level: each,
    name: named({ kind, level: each }, names.level(kind, each), messages),
  }));
  return { ...offer, level, levels };
}
