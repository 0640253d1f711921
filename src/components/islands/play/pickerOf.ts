import { botWords } from '../../../i18n/bots.ts';
import type { PlayPageWords } from '../../../i18n/playPage.ts';
import { levelsOffered } from '../../view/play/catalog.ts';
import {
  PLAYER_CHOICES,
  choiceOf,
  isBot,
  type Player,
  type PlayerChoice,
} from '../../view/play/players.ts';
import type { PlayerOffer } from './playerOffer.ts';

/** Every player of the nine cells, this one chosen. */
export function pickerOf(
  player: Player,
  { players }: PlayPageWords,
  lang?: string,
): PlayerOffer<PlayerChoice> {
  const names = botWords(lang);
  const choices = PLAYER_CHOICES.map((id) =>
    id === 'person' || id === 'best'
      ? { id, ...players[id] }
      : { id, name: names.name(id), about: names.about(id) },
  );
  const offer = { choice: choiceOf(player), choices, words: players };
  if (!isBot(player)) return offer;
  const { kind, level } = player;
  const levels = levelsOffered(kind).map((each) => ({
    level: each,
    name: names.level(kind, each),
  }));
  return { ...offer, level, levels };
}
