import { fileURLToPath } from 'node:url';
import { run } from './lib/children.mjs';
import { Sentence, ensureInstalled, main, modernNode } from './lib/install.mjs';
import { packagedNode, runsTypeScript } from './lib/paths.mjs';

/**
 * `node scripts/run.mjs FILE …` runs one of our TypeScript files directly, with our standard input and output. Packages
 * are installed only if the Node at hand can't run TypeScript; the engine itself needs none of them.
 */
await main(async () => {
  // What a file was compiled to is kept: the next start takes a quarter of the time.
  process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(
    new URL('../.cache/compiled', import.meta.url),
  );
  const atHand = packagedNode() || runsTypeScript(process.version);
  if (!atHand) await ensureInstalled();
  const node = modernNode();
  if (node === process.execPath && !runsTypeScript(process.version)) {
    throw new Sentence('This needs Node 22.18 or later: run npm ci, which installs one.');
  }
  return (await run(node, process.argv.slice(2), { show: true, stdin: 'inherit' })).code;
});
