import type { Bot } from './bot.ts';
import { minimaxBot } from './minimaxBot.ts';

/** Every bot that can be asked for by its id. */
export const BOTS = [minimaxBot] as const satisfies readonly Bot[];

export type BotId = (typeof BOTS)[number]['id'];

/** The bot of that id; `undefined` if there is none. */
export function botOf(id: string): Bot | undefined {
  return BOTS.find((bot) => bot.id === id);
}
