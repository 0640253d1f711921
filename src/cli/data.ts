import {
  ALL,
  CARDS,
  RULES_OF_THUMB,
  MEASURED,
  NONE,
  countOrders,
  makeArena,
  measureBugs,
  cardOrders,
  type ArenaData,
} from '../engine/index.ts';
import { writeData } from './commands.ts';

/** The arena as a file: JSON with a line a player, so that a change can be read. */
export function arenaText({ version, players, outcomes, seats }: ArenaData): string {
  const lines = (rows: readonly unknown[]) =>
    rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
  return [
    '{',
    `  "version": ${version},`,
    `  "players": ${JSON.stringify(players)},`,
    `  "outcomes": [\n${lines(outcomes)}\n  ],`,
    `  "seats": [\n${lines(seats)}\n  ]`,
    '}\n',
  ].join('\n');
}

const GAMES = 120;
const PAIRS = 25;

/** A line for each key, so that a change can be read. */
const table = (rows: readonly (readonly [key: string, value: unknown])[]) =>
  `{\n${rows.map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`).join(',\n')}\n}\n`;

/** What is worked out once, and kept in `src/data`, by the name of its file. */
const FILES: Readonly<Record<string, () => string>> = {
  /** `npm run arena`: everybody against everybody. */
  arena: () => arenaText(makeArena()),
  /** `npm run bugs`: what the published mistakes do in games, game by game. */
  bugs: () =>
    table(([NONE, ...MEASURED, ALL] as const).map((id) => [id, measureBugs(id, GAMES, PAIRS)])),
  /** `npm run cards`: how many ways to lay rule cards never lose: all orders of the good ones, then four and five of any. */
  cards: () => {
    const most = CARDS.filter((card) => card !== 'any');
    return table([
      ['good', countOrders(cardOrders(RULES_OF_THUMB, RULES_OF_THUMB.length))],
      ['four', countOrders(cardOrders(most, 4))],
      ['five', countOrders(cardOrders(most, 5))],
    ]);
  },
};

const [, script, name = ''] = process.argv;
const make = FILES[name];
if (make && script === import.meta.filename) writeData(`${name}.json`, make());
