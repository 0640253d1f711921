import { availableParallelism } from 'node:os';
import { isBuilt } from './lib/build.mjs';
import { ensureInstalled, main, textOf } from './lib/install.mjs';
import { schedule } from './lib/schedule.mjs';
import { STAGES } from './lib/stages.mjs';
import { TEST_BUILD } from './lib/testSite.mjs';

/**
 * `npm test`: installs what is missing, a browser too, and runs every stage; a failed stage does not
 * keep the others from running. The last line is `N passed, M failed`.
 *
 *   node scripts/test.mjs [--deep] [--engines] [stage …] [arguments for the stage's own tool]
 *
 * A stage that looks at the built site has it built first, unless it is as the sources are. With `--deep`, tests try everything where they otherwise try a part (test/deep.ts). With `--engines`, the
 * browser tests run in Firefox and WebKit instead.
 */
const args = process.argv.slice(2);
const hasFlag = (flag) => args[0] === flag && Boolean(args.shift());
if (hasFlag('--deep')) process.env.TEST_DEEP = '1';
if (hasFlag('--engines')) process.env.TEST_ENGINES = '1';
const known = new Set(STAGES.map(({ id }) => id));
const wanted = new Set();
while (known.has(args[0])) wanted.add(args.shift());

const chosen = () => {
  if (wanted.size === 0) return STAGES;
  const needsSite = STAGES.some(({ id, needs }) => wanted.has(id) && needs);
  if (needsSite && !process.env.E2E_DIST && !isBuilt(TEST_BUILD)) wanted.add('build');
  return STAGES.filter(({ id }) => wanted.has(id));
};

/** Runs a stage and prints how it ended. */
async function runStage(stage, context, failed) {
  console.log(`── ${stage.title}`);
  const started = performance.now();
  const result = await outcomeOf(stage, context, failed);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const note = result.note ? ` (${result.note})` : '';
  if (result.failed > 0 || note || stage.show) console.log(result.output.trimEnd());
  console.log(
    `   ${stage.title}: ${result.passed} passed, ${result.failed} failed${note}, ${seconds} s`,
  );
  return result;
}

async function outcomeOf(stage, context, failed) {
  if (failed) return { passed: 0, failed: 1, output: `Not run, because "${failed}" has failed.\n` };
  try {
    return await stage.run(context);
  } catch (error) {
    return { passed: 0, failed: 1, output: `${textOf(error)}\n` };
  }
}

await main(async () => {
  await ensureInstalled();
  const stages = chosen();
  for (const before of new Set(stages.map((stage) => stage.before))) await before?.(stages);
  const results = await schedule(stages, availableParallelism(), (stage, cores, failed) =>
    runStage(stage, { cores, rest: args }, failed),
  );
  const sum = (name) => results.reduce((total, result) => total + result[name], 0);
  const [passed, failed] = [sum('passed'), sum('failed')];
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
});
