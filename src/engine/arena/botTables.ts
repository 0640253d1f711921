import { makeBot, policyOf, type BotSpec } from '../bots/kinds/index.ts';
import { tableOf, type PlayerTable } from './audit.ts';

const tables = new Map<string, PlayerTable>();

/** A registered player's table, cached because the arena, the command line and the lessons need the same. */
export function botTable(spec: BotSpec): PlayerTable {
  const name = makeBot(spec);
  const table = tables.get(name) ?? tableOf((setup) => policyOf(spec, setup));
  tables.set(name, table);
  return table;
}
