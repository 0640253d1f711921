import { runTypeScript } from './lib/typescript.mjs';

/** `npm run -s gomocup`: the bots of five in a row, for managers of the Gomocup protocol. */
await runTypeScript('src/cli/gomocup/main.ts');
