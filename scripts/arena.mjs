import { runTypeScript } from './lib/typescript.mjs';

/** `npm run arena`: plays every player against every other, and writes src/data/arena.json. */
await runTypeScript('src/cli/arena.ts');
