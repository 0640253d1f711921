import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from './build.mjs';
import { run } from './children.mjs';
import { modernNode } from './install.mjs';
import { binOf, cache, root } from './paths.mjs';
import { SUB_PATH } from './subpath.mjs';

/**
 * The stages of `npm test`, in order. Each runs and resolves to
 * `{ passed, failed, output, note? }`; `output` is shown when anything failed. Neighbours that use one
 * core each (`hasOneCore`) run at the same time.
 */
const node = (args, options) => run(modernNode(), args, options);

/** A stage that is one check: its command passes or fails. */
const check = async (command) => {
  const { code, output } = await command;
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
};

const tool = (pkg, args, command) => node([binOf(pkg, command), ...args]);

/** Runs a command that writes a JSON report, and reads its counts with `count`. */
async function counted(name, count, start) {
  const report = join(cache, `${name}.json`);
  mkdirSync(cache, { recursive: true });
  rmSync(report, { force: true });
  const { code, output } = await start(report);
  if (!existsSync(report)) return { passed: 0, failed: 1, output };
  const counts = count(JSON.parse(readFileSync(report, 'utf8')));
  const found = counts.passed + counts.failed;
  // No test found is a failure, and so is an error outside the tests.
  if (found === 0) return { ...counts, failed: 1, output: `${output}\nNo test was found.\n` };
  if (code !== 0 && counts.failed === 0) return { ...counts, failed: 1, output };
  return { ...counts, output };
}

/** Runs the tests of these projects of vitest.config.ts. A skipped test is a failed one: it says nothing. */
const vitest = (name, projects, rest = []) =>
  counted(
    name,
    ({ numPassedTests, numFailedTests, testResults, numPendingTests, numTodoTests }) => {
      const broken = testResults.filter(
        (file) =>
          file.status === 'failed' &&
          !file.assertionResults.some((test) => test.status === 'failed'),
      );
      // With arguments of one's own, such as -t, some are left out on purpose.
      const isPart = rest.length > 0;
      const skipped = numPendingTests + numTodoTests;
      return {
        passed: numPassedTests,
        failed: numFailedTests + broken.length + (isPart ? 0 : skipped),
        note: skipped ? `${skipped} skipped` : undefined,
      };
    },
    (report) =>
      tool('vitest', [
        'run',
        ...projects.map((project) => `--project=${project}`),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...rest,
      ]),
  );

const unit = ({ rest }) => vitest('unit', ['engine', 'site'], rest);
const built = ({ rest }) => vitest('built', ['built'], rest);

const browser = ({ noBrowser, rest }) => {
  if (noBrowser) return { passed: 0, failed: 1, output: `${noBrowser.message}\n` };
  return counted(
    'e2e',
    ({ stats, suites, errors }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length + (rest.length > 0 ? 0 : stats.skipped),
      note: [
        stats.flaky && `${stats.flaky} only at the second try: ${flaky(suites).join('; ')}`,
        stats.skipped && `${stats.skipped} skipped`,
      ]
        .filter(Boolean)
        .join(', '),
    }),
    (report) =>
      node([binOf('@playwright/test', 'playwright'), 'test', '--reporter=list,json', ...rest], {
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      }),
  );
};

/** Titles of the tests that passed only when they were tried again. */
function flaky(suites) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...flaky(inner),
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ title }) => title),
  ]);
}

async function subPath() {
  const dir = join(cache, 'sub-path');
  const built = await node([binOf('astro'), 'build', '--outDir', dir], { env: SUB_PATH });
  if (built.code !== 0) return { passed: 0, failed: 1, output: built.output };
  return check(node(['scripts/check-subpath.mjs', dir]));
}

const needsBuild = (stage, dir) => (context) =>
  existsSync(join(resolve(root, dir ?? 'dist'), 'index.html'))
    ? stage(context)
    : { passed: 0, failed: 1, output: 'There is no built site: run npm run build.\n' };

/** The engine's public face, imported by plain Node, without any tool. */
const AS_IT_IS =
  "const e = await import('./src/engine/index.ts'); if (!Object.keys(e).length) throw Error('empty');";

/** Astro writes the types of the content collections; the linter and the type checkers read them. */
async function sync() {
  const { code, output } = await tool('astro', ['sync']);
  if (code !== 0) process.stderr.write(output);
}

export const STAGES = [
  {
    id: 'lint',
    title: 'Lint',
    before: sync,
    run: () => check(tool('eslint', ['--concurrency=2', '--max-warnings=0', '.'])),
  },
  {
    id: 'format',
    title: 'Format',
    hasOneCore: true,
    run: () => check(tool('prettier', ['--check', '--log-level=warn', '.'])),
  },
  {
    id: 'types',
    title: 'Types of the site (astro check)',
    hasOneCore: true,
    before: sync,
    run: () =>
      check(tool('@astrojs/check', ['--minimumFailingSeverity', 'warning'], 'astro-check')),
  },
  {
    id: 'types',
    title: 'Types of the components (svelte-check)',
    hasOneCore: true,
    before: sync,
    run: () => check(tool('svelte-check', ['--fail-on-warnings', '--output', 'human'])),
  },
  {
    id: 'types',
    title: 'Types of the engine, without DOM (tsc)',
    hasOneCore: true,
    run: () => check(tool('typescript', ['-p', 'src/engine'], 'tsc')),
  },
  {
    id: 'engine',
    title: 'The engine runs as it is',
    run: () => check(node(['--input-type=module', '-e', AS_IT_IS])),
  },
  { id: 'unit', title: 'Unit tests', run: unit },
  { id: 'build', title: 'Build', run: () => check(build()) },
  { id: 'built', title: 'Built pages', run: needsBuild(built) },
  { id: 'subpath', title: 'Build for a sub-path', run: subPath },
  {
    id: 'budget',
    title: 'Size budgets',
    show: true,
    run: needsBuild(() => check(node(['scripts/budget.mjs']))),
  },
  { id: 'e2e', title: 'Browser tests', run: needsBuild(browser, process.env.E2E_DIST) },
];
