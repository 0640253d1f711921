import { run } from './children.mjs';
import { Sentence, ensureInstalled, main, modernNode } from './install.mjs';
import { packagedNode, runsTypeScript } from './paths.mjs';

/**
 * Runs one of our TypeScript files directly, with our standard input and output. Packages are installed only
 * if the Node at hand can't run TypeScript; the engine itself needs none of them.
 */
export function runTypeScript(file) {
  return main(async () => {
    const atHand = packagedNode() || runsTypeScript(process.version);
    if (!atHand) await ensureInstalled();
    const node = modernNode();
    if (node === process.execPath && !runsTypeScript(process.version)) {
      throw new Sentence('This needs Node 22.18 or later: run npm ci, which installs one.');
    }
    const args = [file, ...process.argv.slice(2)];
    return (await run(node, args, { show: true, stdin: 'inherit' })).code;
  });
}
