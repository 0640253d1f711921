import type { BotSpec } from '../../../engine/index.ts';
import { isBot, type PlayerSetting } from '../../players/players.ts';

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
