import { runTypeScript } from './lib/typescript.mjs';

/** `npm run tactics`: finds the positions of test/engine/threat/tactics.txt in games of our bots. */
await runTypeScript('test/bench/tactics.ts');
