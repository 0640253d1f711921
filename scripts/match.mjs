import { runTypeScript } from './lib/typescript.mjs';

/** `npm run match`: the strongest bot against the article's, over balanced openings, with intervals. */
await runTypeScript('test/bench/match.ts');
