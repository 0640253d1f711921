import { runTypeScript } from './lib/typescript.mjs';

/** `npm run -s engine`: the engine on standard input and output. */
await runTypeScript('src/cli/engine.ts');
