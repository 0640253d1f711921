import { run } from './children.mjs';
import { Sentence, ensureInstalled, main, modernNode } from './install.mjs';
import { packagedNode, runsTypeScript } from './paths.mjs';

/**
 * Runs a TypeScript file of ours as it is, with our standard input and output. The packages are
 * installed only when there is no Node at hand that can do that: the engine needs none of them.
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
