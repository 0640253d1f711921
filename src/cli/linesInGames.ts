import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { COUNTED_BOARDS, linesOfGame } from '../engine/index.ts';

/** `npm run lines`: writes what lines the bot reads in its games, game by game. Seeds go from 1. */
const GAMES = 120;
const file = fileURLToPath(new URL('../data/lines.json', import.meta.url));
const rows = Object.entries(COUNTED_BOARDS).map(([name, size]) => {
  const games = Array.from({ length: GAMES }, (_, at) => linesOfGame(at + 1, size));
  return `  ${JSON.stringify(name)}: ${JSON.stringify(games)}`;
});
writeFileSync(file, `{\n${rows.join(',\n')}\n}\n`);
