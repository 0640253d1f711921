import { runTypeScript } from './lib/typescript.mjs';

/** `npm run bench`: the engine against a plain textbook minimax, in one process. */
await runTypeScript('test/bench/run.ts');
