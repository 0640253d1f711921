import { runTypeScript } from './lib/typescript.mjs';

/** `npm run -s gomocup`: the bot of attack weights, for managers of the Gomocup protocol. */
await runTypeScript('src/cli/gomocup/main.ts');
