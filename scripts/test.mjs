import { ensureBrowser } from './lib/browser.mjs';
import { isBuilt } from './lib/build.mjs';
import { ensureInstalled, main } from './lib/install.mjs';
import { STAGES } from './lib/stages.mjs';

/**
 * `npm test`: installs what is missing, a browser too, and runs every stage; a failed stage does not
 * keep the others from running. The last line is `N passed, M failed`.
 *
 *   node scripts/test.mjs [--build-if-missing] [stage …] [arguments for the stage's own tool]
 */
const args = process.argv.slice(2);
const known = new Set(STAGES.map(({ id }) => id));
const buildFirst = args[0] === '--build-if-missing' && Boolean(args.shift());
const wanted = new Set();
while (known.has(args[0])) wanted.add(args.shift());

const chosen = () => {
  if (wanted.size === 0) return STAGES;
  if (buildFirst && !isBuilt()) wanted.add('build');
  return STAGES.filter(({ id }) => wanted.has(id));
};

/** Why there is no browser, if there is none: that fails the browser tests, not the rest. */
const missingBrowser = async (stages) =>
  stages.some(({ id }) => id === 'e2e') ? ensureBrowser().catch((error) => error) : undefined;

async function runStage(stage, context) {
  const started = performance.now();
  const result = await stage.run(context);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (result.failed > 0 || stage.show) process.stdout.write(result.output);
  const note = result.note ? ` (${result.note})` : '';
  console.log(
    `   ${stage.title}: ${result.passed} passed, ${result.failed} failed${note}, ${seconds} s`,
  );
  return result;
}

/** Runs of stages that can go on at the same time: neighbours that use one core each, or one stage. */
function byTurns(stages) {
  const turns = [];
  for (const stage of stages) {
    const last = turns.at(-1);
    if (stage.hasOneCore && last?.[0].hasOneCore) last.push(stage);
    else turns.push([stage]);
  }
  return turns;
}

await main(async () => {
  await ensureInstalled();
  const stages = chosen();
  const context = { noBrowser: await missingBrowser(stages), rest: args };
  for (const before of new Set(stages.map((stage) => stage.before))) await before?.();
  const total = { passed: 0, failed: 0 };
  for (const turn of byTurns(stages)) {
    console.log(`\n── ${turn.map(({ title }) => title).join(' · ')}`);
    const results = await Promise.all(turn.map((stage) => runStage(stage, context)));
    for (const { passed, failed } of results) {
      total.passed += passed;
      total.failed += failed;
    }
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
});
