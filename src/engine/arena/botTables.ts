import { makeBot, policyOf, type BotSpec } from '../bots/index.ts';
import { tableOf, type PlayerTable } from './player.ts';

const tables = new Map<string, PlayerTable>();

/** A registered player's table, made once: the arena, the command and the lessons ask for the same ones. */
export function botTable(spec: BotSpec): PlayerTable {
  const name = makeBot(spec);
  const table = tables.get(name) ?? tableOf((setup) => policyOf(spec, setup));
  tables.set(name, table);
  return table;
}
