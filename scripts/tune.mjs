import { runTypeScript } from './lib/typescript.mjs';

/** `npm run tune`: tunes the weights of the article's bot, and with --write keeps the log in src/data/tuning.json. */
await runTypeScript('src/cli/tune.ts');
