import { runTypeScript } from './lib/typescript.mjs';

/** `npm run lines`: counts the lines that the bot reads in games, and writes src/data/lines.json. */
await runTypeScript('src/cli/linesInGames.ts');
