import { runTypeScript } from './lib/typescript.mjs';

/** `npm run bugs`: counts what the published mistakes do in games, and writes src/data/bugs.json. */
await runTypeScript('src/cli/bugs.ts');
