import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ALL, MEASURED, NONE, measureBugs } from '../engine/index.ts';

/** `npm run bugs`: writes what the published mistakes do in games, game by game. */
const GAMES = 120;
const PAIRS = 25;
const file = fileURLToPath(new URL('../data/bugs.json', import.meta.url));
const rows = ([NONE, ...MEASURED, ALL] as const).map(
  (id) => `  ${JSON.stringify(id)}: ${JSON.stringify(measureBugs(id, GAMES, PAIRS))}`,
);
writeFileSync(file, `{\n${rows.join(',\n')}\n}\n`);
