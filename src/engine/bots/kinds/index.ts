import type { Rng } from '../../core/rng.ts';
import type { Setup } from '../../game/setup.ts';
import type { BotKind, Policy } from '../bot.ts';
import { learningTableBot, tdTableBot } from '../learning/learningBots.ts';
import { lookupTableBot } from '../lookupTable.ts';
import { random } from '../random.ts';
import { depthRatingsBot, ruleRatingsBot } from '../ratingBots.ts';
import { rulesOfThumbBot } from '../rulesOfThumb.ts';
import { alphaBetaBot, minimaxBot, quickMinimaxBot } from '../searchBots.ts';
import { drawCell } from '../weightedChoice.ts';

/** Every kind of bot, by its name in links, requests and tables. Never change a name. */
export const BOTS = {
  random,
  'rules-of-thumb': rulesOfThumbBot,
  'rule-ratings': ruleRatingsBot,
  'depth-ratings': depthRatingsBot,
  minimax: minimaxBot,
  'quick-minimax': quickMinimaxBot,
  'alpha-beta': alphaBetaBot,
  'lookup-table': lookupTableBot,
  'learning-table': learningTableBot,
  'td-table': tdTableBot,
} as const satisfies Readonly<Record<string, BotKind>>;

export type BotKindId = keyof typeof BOTS;

/** The kinds, in the order in which they are offered. */
export const BOT_KINDS = Object.keys(BOTS) as readonly BotKindId[];

/** A player: a kind, and its level if the kind has levels. */
export interface BotSpec {
  readonly kind: BotKindId;
  readonly level?: number | undefined;
}

/** The levels of a kind; empty if it has only one strength. */
export function levelsOf(kind: BotKindId): readonly number[] {
  const bot: BotKind = BOTS[kind];
  return bot.levels?.values ?? [];
}

/** Whether these two go together: a level that the kind has, or none where it has none. */
export function isBotSpec({ kind, level }: BotSpec): boolean {
  const levels = levelsOf(kind);
  return levels.length === 0 ? level === undefined : level !== undefined && levels.includes(level);
}

/** Every player: each kind at each of its levels. */
export const PLAYERS: readonly BotSpec[] = BOT_KINDS.flatMap((kind) => {
  const levels = levelsOf(kind);
  return levels.length === 0 ? [{ kind }] : levels.map((level) => ({ kind, level }));
});

/** A player's name in links and tables: "minimax", "depth-ratings:3". */
export function makeBot({ kind, level }: BotSpec): string {
  return level === undefined ? kind : `${kind}:${level}`;
}

/** The player of that name; `undefined` if there is none. */
export function parseBot(text: string): BotSpec | undefined {
  return PLAYERS.find((spec) => makeBot(spec) === text);
}

/** What a player may do as the side to move. Throws on a level that its kind does not have. */
export function policyOf(spec: BotSpec, setup: Setup): Policy {
  if (!isBotSpec(spec)) throw new RangeError(`there is no player ${makeBot(spec)}`);
  return BOTS[spec.kind].policy(setup, spec.level ?? 0);
}

/** A player's move; `undefined` if the game is over. All randomness comes from `rng`. */
export function chooseMove(spec: BotSpec, setup: Setup, rng: Rng): number | undefined {
  return drawCell(policyOf(spec, setup), rng);
}
