import { botMessages } from '#language/players/messages';
import { playPageMessages } from '#language/play/small/messages';
import type { BotSpec } from '../../../engine/index.ts';
import {
  levelsOffered,
  PLAYER_CHOICES,
  choiceOfPlayer,
  isBot,
  type PlayerSetting,
  type PlayerChoice,
} from '../../players/players.ts';
import type { PlayerOffer } from '../game.ts';

/**
 * How strong an opponent is, in words that need no knowledge of machines: the weakest first. A test holds the
 * order to the exact results of each against random, and against best play.
 */
export const STRENGTHS = {
  beginner: { kind: 'random' },
  easy: { kind: 'depth-ratings', level: 1 },
  medium: { kind: 'learning-table' },
  hard: { kind: 'depth-ratings', level: 5 },
  unbeatable: { kind: 'minimax' },
} as const satisfies Readonly<Record<string, BotSpec>>;

export type StrengthName = keyof typeof STRENGTHS;
export const STRENGTH_NAMES = Object.keys(STRENGTHS) as readonly StrengthName[];

/** What a player's strength is called; most players have no name of this kind. */
export function strengthOf(player: PlayerSetting): StrengthName | undefined {
  if (!isBot(player)) return undefined;
  return STRENGTH_NAMES.find((name) => {
    const { kind, level }: BotSpec = STRENGTHS[name];
    return kind === player.kind && level === player.level;
  });
}

/** A machine's name behind the level that it has on this page, if it has one. */
function named(spec: BotSpec, name: string): string {
  const { strengths, levelFirst } = playPageMessages;
  const strength = strengthOf(spec);
  return strength ? levelFirst(strengths[strength], name) : name;
}

/** Every player of the nine cells, this one chosen. */
export function pickerOf(player: PlayerSetting): PlayerOffer<PlayerChoice> {
  const choices = PLAYER_CHOICES.map((id) =>
    id === 'person' || id === 'best'
      ? { id, ...playPageMessages.players[id] }
      : { id, name: named({ kind: id }, botMessages.name(id)), about: botMessages.about(id) },
  );
  const offer = { choice: choiceOfPlayer(player), choices };
  if (!isBot(player)) return offer;
  const { kind, level } = player;
  const levels = levelsOffered(kind).map((each) => ({
    level: each,
    name: named({ kind, level: each }, botMessages.level(kind, each)),
  }));
  return { ...offer, level, levels };
}
