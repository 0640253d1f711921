import globals from 'globals';
import { defineConfig, type AllowWarnDeny, type DummyRuleMap } from 'oxlint';

/** Rules for every file, whoever reads it: eslint.config.js asks them of Svelte's and Astro's files. */
export const SHARED: DummyRuleMap = {
  'local/layers': 'error',
  'local/no-spread-literal': 'error',
  'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
  complexity: ['error', 20],
  eqeqeq: 'error',
  'no-var': 'error',
  'prefer-const': 'error',
  'no-eval': 'error',
};

/** All globals that a page or Node adds to the language. */
const HOST_GLOBALS = Object.keys({ ...globals.browser, ...globals.node }).filter(
  (name) => !Object.hasOwn(globals.es2023, name),
);

/** Forbidden in the engine and in views: the page, the clock, and random numbers without a seed. */
const NOT_IN_PURE_CODE = [...HOST_GLOBALS, 'Date', 'globalThis'];

/** What every host offers alike and what depends on nothing but its input. */
const PURE_HOST = ['TextEncoder', 'TextDecoder', 'URLSearchParams', 'atob', 'btoa'];

const pure = (forbidden: readonly string[]): DummyRuleMap => ({
  'no-restricted-globals': ['error', ...forbidden],
  'no-restricted-properties': [
    'error',
    { object: 'Math', property: 'random', message: 'Use the seeded generator of core.' },
  ],
});

/** Files of components that may touch the page, by their names; the rest is pure. */
const NOT_PURE = ['**/*.svelte.ts', '**/*.dom.ts', '**/*.worker.ts', 'src/components/platform/**'];

const each = (names: readonly string[], to: AllowWarnDeny): Record<string, AllowWarnDeny> =>
  Object.fromEntries(names.map((name) => [name, to]));
const errors = (...names: string[]) => each(names, 'error');
const off = (...names: string[]) => each(names, 'off');

/** What TypeScript's own linter recommends. */
const RECOMMENDED = errors(
  'no-array-constructor',
  'no-unused-expressions',
  'prefer-rest-params',
  'prefer-spread',
  'typescript/ban-ts-comment',
  'typescript/no-duplicate-enum-values',
  'typescript/no-empty-object-type',
  'typescript/no-explicit-any',
  'typescript/no-extra-non-null-assertion',
  'typescript/no-misused-new',
  'typescript/no-namespace',
  'typescript/no-non-null-asserted-optional-chain',
  'typescript/no-require-imports',
  'typescript/no-this-alias',
  'typescript/no-unnecessary-type-constraint',
  'typescript/no-unsafe-declaration-merging',
  'typescript/no-unsafe-function-type',
  'typescript/no-wrapper-object-types',
  'typescript/prefer-as-const',
  'typescript/prefer-namespace-keyword',
  'typescript/triple-slash-reference',
);

/** Rules that need types: of TypeScript's files alone. */
const TYPED = errors(
  'typescript/await-thenable',
  'typescript/no-array-delete',
  'typescript/no-base-to-string',
  'typescript/no-duplicate-type-constituents',
  'typescript/no-floating-promises',
  'typescript/no-for-in-array',
  'typescript/no-implied-eval',
  'typescript/no-misused-promises',
  'typescript/no-redundant-type-constituents',
  'typescript/no-unnecessary-type-assertion',
  'typescript/no-unsafe-argument',
  'typescript/no-unsafe-assignment',
  'typescript/no-unsafe-call',
  'typescript/no-unsafe-enum-comparison',
  'typescript/no-unsafe-member-access',
  'typescript/no-unsafe-return',
  'typescript/no-unsafe-unary-minus',
  'typescript/only-throw-error',
  'typescript/prefer-promise-reject-errors',
  'typescript/require-await',
  'typescript/restrict-plus-operands',
  'typescript/switch-exhaustiveness-check',
  'typescript/unbound-method',
);

export default defineConfig({
  plugins: ['typescript'],
  jsPlugins: ['./scripts/lib/layers.mjs'],
  options: { typeAware: true },
  categories: { correctness: 'off' },
  ignorePatterns: [
    '**/*.svelte',
    '**/*.astro',
    'dist/**',
    'test/fixtures/**',
    // Programs as learners write them: each is one text with `common.js`.
    'test/runtimes/bots/**',
    '.svelte-check/**',
    'test-results/**',
  ],
  rules: {
    ...SHARED,
    ...RECOMMENDED,
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
  },
  overrides: [
    {
      files: ['**/*.ts'],
      rules: {
        ...TYPED,
        'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
      },
    },
    { files: ['src/engine/**/*.ts'], rules: pure(NOT_IN_PURE_CODE) },
    {
      files: ['src/components/**/*.ts'],
      excludeFiles: NOT_PURE,
      rules: pure(NOT_IN_PURE_CODE.filter((name) => !PURE_HOST.includes(name))),
    },
    {
      // `let { a, b = $bindable() } = $props()` mixes both kinds in one pattern.
      files: ['**/*.svelte.ts'],
      rules: off('prefer-const'),
    },
    {
      // A suite is one long function by nature.
      files: ['test/**'],
      rules: off('max-lines-per-function'),
    },
    {
      // Tests hand in what no type allows, and imitate what they don't have.
      files: ['test/**/*.ts', 'playwright.config.ts'],
      rules: off(
        'typescript/no-base-to-string',
        'typescript/no-implied-eval',
        'typescript/no-misused-promises',
        'typescript/no-unnecessary-type-assertion',
        'typescript/no-unsafe-argument',
        'typescript/no-unsafe-assignment',
        'typescript/no-unsafe-call',
        'typescript/no-unsafe-return',
        'typescript/require-await',
        'typescript/restrict-template-expressions',
        'typescript/switch-exhaustiveness-check',
        'typescript/unbound-method',
      ),
    },
  ],
});
