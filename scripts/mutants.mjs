import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './lib/children.mjs';
import { Sentence, ensureInstalled, main, modernNode } from './lib/install.mjs';
import { layerOf } from './lib/layers.mjs';
import { inOrderOf, inTurn, mutantsOf, typeChecker } from './lib/mutate.mjs';
import { binOf, root } from './lib/paths.mjs';

/**
 * `npm run test:mutants -- SEED COUNT`: makes small mistakes in views, state and messages, one at a time, and
 * looks which of them the unit tests find. The three layers have equal shares; within one, every place is as
 * likely as any other. A mistake that the type checker finds is not tried. It takes 10 to 20 seconds a mutant.
 */
const LAYERS = ['pure', 'state', 'messages'];
/** A mutant that runs for so long is in a loop, and would be noticed. */
const PATIENCE_MS = 240_000;
const [seed = '1', count = '60'] = process.argv.slice(2);

function testsOf(files) {
  const args = ['related', '--run', '--project=site', '--bail=1', '--passWithNoTests'];
  return run(modernNode(), [binOf('vitest'), ...args, '--fsModuleCache', ...files], {
    signal: AbortSignal.timeout(PATIENCE_MS),
    // What a lesson's text asks is answered when the site is built, and by the deep tests.
    env: files.every((file) => file.includes('/lessons/')) ? { TEST_DEEP: '1' } : {},
  });
}

function candidates() {
  const files = readdirSync(join(root, 'src/components'), { recursive: true })
    .map((name) => `src/components/${name.replaceAll('\\', '/')}`)
    // Samples are what the contract of exercises is tried with.
    .filter((name) => name.endsWith('.ts') && !/exercises\/.*samples/.test(name));
  const ofLayer = (layer) => {
    const own = files.filter((file) => layerOf(file) === layer);
    const all = own.flatMap((file) => mutantsOf(file, readFileSync(join(root, file), 'utf8')));
    return inOrderOf(seed, all);
  };
  return inTurn(LAYERS.map(ofLayer));
}

/** The first `count` mutants that the type checker finds nothing wrong with. */
function sample() {
  const isTyped = typeChecker(join(root, 'tsconfig.json'));
  const chosen = [];
  for (const { file, what, start, end, text, line } of candidates()) {
    if (chosen.length === Number(count)) break;
    const path = join(root, file);
    const source = readFileSync(path, 'utf8');
    const changed = source.slice(0, start) + text + source.slice(end);
    const change = `${source.slice(start, end)} ▶ ${text}`.replace(/\s+/g, ' ');
    if (isTyped(path, changed))
      chosen.push({ file, path, source, changed, place: `${file}:${line}`, what, change });
  }
  return chosen;
}

/** True if the tests find the mistake. The file is as before in any case, even if we are interrupted. */
async function isKilled({ file, path, source, changed }) {
  restore = () => writeFileSync(path, source);
  writeFileSync(path, changed);
  try {
    return (await testsOf([file])).code !== 0;
  } finally {
    restore();
    restore = () => {};
  }
}

let restore = () => {};
process.on('exit', () => restore());

await main(async () => {
  await ensureInstalled();
  const mutants = sample();
  const { code, output } = await testsOf([...new Set(mutants.map(({ file }) => file))]);
  if (code !== 0) throw new Sentence(`Without any mistake in it, the code fails:\n${output}`);
  const survivors = [];
  for (const mutant of mutants) {
    const killed = await isKilled(mutant);
    if (!killed) survivors.push(mutant);
    console.log(
      `${killed ? 'killed  ' : 'SURVIVED'} ${mutant.place} ${mutant.what} ${mutant.change}`,
    );
  }
  console.log(`Seed ${seed}: ${mutants.length - survivors.length} of ${mutants.length} killed.`);
  return 0;
});
