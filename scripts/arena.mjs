import { runTypeScript } from './lib/typescript.mjs';

/** `npm run arena`: plays everybody against everybody, and writes src/data/arena.json. */
await runTypeScript('src/cli/arena.ts');
