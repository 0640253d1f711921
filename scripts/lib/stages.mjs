import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { run } from './children.mjs';
import { modernNode } from './install.mjs';
import { typeOptions } from './language.mjs';
import { binOf, cache } from './paths.mjs';
import { TEST_BUILD, testSite } from './testSite.mjs';

/** How a command ended, as a line below its output: a tool that dies may have printed nothing. */
const endOf = ({ code, signal }) =>
  signal ? `It was ended by ${signal}.\n` : `It ended with exit code ${code}.\n`;

const withEnd = (end) => `${end.output.replace(/\n*$/, '\n').trimStart()}${endOf(end)}`;

/** A stage with a single check: its command passes or fails, and a failure always says how it ended. */
export async function check(command) {
  const end = await command;
  return end.code === 0
    ? { passed: 1, failed: 0, output: end.output }
    : { passed: 0, failed: 1, output: withEnd(end) };
}

/**
 * Runs a command that writes a JSON report, and reads its counts with `count`. A missing report, no
 * test at all and an error outside the tests are failures too.
 */
export async function counted(report, count, start) {
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const end = await start(report);
  if (!existsSync(report)) return { passed: 0, failed: 1, output: withEnd(end) };
  const counts = count(JSON.parse(readFileSync(report, 'utf8')));
  if (counts.passed + counts.failed === 0)
    return { ...counts, failed: 1, output: `${end.output}\nNo test was found.\n` };
  if (end.code !== 0 && counts.failed === 0) return { ...counts, failed: 1, output: withEnd(end) };
  return { ...counts, output: end.output };
}

/**
 * The stages of `npm test`, the longest first; `schedule.mjs` runs them side by side. Each resolves to
 * `{ passed, failed, output, note? }`; `output` is shown when anything failed, or deserves a note.
 */
const node = (args, options) => run(modernNode(), args, options);
const tool = (pkg, args, command) => node([binOf(pkg, command), ...args]);

/** Runs these projects of vitest.config.ts. A skipped test counts as failed, because it proves nothing. */
const vitest = (name, projects, rest = []) =>
  counted(
    join(cache, `${name}.json`),
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

const browser = async ({ rest }) => {
  if (!process.env.TEST_ENGINES) await ensureBrowser();
  return counted(
    join(cache, 'e2e.json'),
    ({ stats, errors }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length + (rest.length > 0 ? 0 : stats.skipped),
      note: [
        stats.flaky && `${stats.flaky} only at the second try`,
        stats.skipped && `${stats.skipped} skipped`,
      ]
        .filter(Boolean)
        .join(', '),
    }),
    (report) =>
      node([binOf('@playwright/test', 'playwright'), 'test', '--reporter=list,json', ...rest], {
        // Its workers read the engine as the unit tests have compiled it.
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, NODE_COMPILE_CACHE: join(cache, 'compiled') },
      }),
  );
};

/** Lets Astro write the types of the content collections, which linter and type checkers read; a build does so itself. */
async function sync(stages) {
  if (stages.some(({ id }) => id === 'build')) return;
  const { code, output } = await tool('astro', ['sync']);
  if (code !== 0) process.stderr.write(output);
}

/** What astro-check looks at: svelte-check looks at all files of TypeScript as well. From `.cache`. */
const ASTRO = ['../.astro/types.d.ts', '../src/**/*.d.ts', '../src/**/*.astro'];
const ASTRO_CHECK = ['--minimumFailingSeverity', 'warning'];
const SVELTE_CHECK = ['--tsgo', '--fail-on-warnings', '--output=human'];

/** A stage that passes or fails as its tool does. */
const one = (id, title, pkg, args, command) => ({
  id,
  title,
  run: ({ cores }) => check(tool(pkg, typeof args === 'function' ? args(cores) : args, command)),
});
/** Their tools read types that the build writes too, so they don't run while it does. */
const typed = (stage) => ({ ...stage, before: sync, after: ['build'] });
/** A stage that looks at the built site. */
const built = (stage) => ({ ...stage, needs: ['build'] });

const weighed = () =>
  check(node(['scripts/budget.mjs', testSite.dir], { env: { BASE_PATH: testSite.base } }));

export const STAGES = [
  { id: 'unit', title: 'Unit tests', run: ({ rest }) => vitest('unit', ['engine', 'site'], rest) },
  { id: 'build', title: 'Build', run: () => check(build(TEST_BUILD)) },
  one('lint', 'Lint of Svelte and Astro', 'eslint', (cores) => [
    `--concurrency=${cores}`,
    '--max-warnings=0',
    '.',
  ]),
  typed(
    one(
      'types',
      'Types of the site (astro check)',
      '@astrojs/check',
      () => [...ASTRO_CHECK, ...typeOptions('astro', ASTRO)],
      'astro-check',
    ),
  ),
  typed(
    one('types', 'Types of the components (svelte-check)', 'svelte-check', () => [
      ...SVELTE_CHECK,
      ...typeOptions('svelte'),
    ]),
  ),
  typed(one('lint', 'Lint', 'oxlint', ['--deny-warnings'])),
  one('format', 'Format', 'oxfmt', ['--check']),
  one('format', 'Format of Svelte and Astro', 'prettier', [
    ...['--check', '--log-level=warn'],
    '**/*.{svelte,astro}',
  ]),
  one(
    'types',
    'Types of the engine, without DOM (tsc)',
    '@typescript/native',
    ['-p', 'src/engine'],
    'tsc',
  ),
  built({ id: 'built', title: 'Built pages', run: ({ rest }) => vitest('built', ['built'], rest) }),
  built({ id: 'budget', title: 'Size budgets', show: true, run: weighed }),
  built({ id: 'e2e', title: 'Browser tests', takesAll: true, run: browser }),
];
