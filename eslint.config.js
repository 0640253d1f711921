import astro from 'eslint-plugin-astro';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import local from './scripts/lib/layers.mjs';

const SVELTE = ['**/*.svelte', '**/*.svelte.ts'];

/** All globals that a page or Node adds to the language. */
const HOST_GLOBALS = Object.keys({ ...globals.browser, ...globals.node }).filter(
  (name) => !Object.hasOwn(globals.es2023, name),
);

/** Forbidden in the engine and in views: the page, the clock, and random numbers without a seed. */
const NOT_IN_PURE_CODE = [...HOST_GLOBALS, 'Date', 'globalThis'];

/** What every host offers alike and what depends on nothing but its input. */
const PURE_HOST = ['TextEncoder', 'TextDecoder', 'URLSearchParams', 'atob', 'btoa'];

const NO_CHANCE = [
  'error',
  { object: 'Math', property: 'random', message: 'Use the seeded generator of core.' },
];

/** A literal spread into another, as if its keys took no lines. */
const NO_SPREAD_LITERAL = ['ObjectExpression > SpreadElement', 'SvelteSpreadAttribute'].map(
  (spread) => ({
    selector: `${spread} > ObjectExpression`,
    message: 'Write the keys into the object itself.',
  }),
);

/** Files of components that may touch the page, by their names; the rest is pure. */
const NOT_PURE = [
  '**/*.svelte.ts',
  '**/*.dom.ts',
  '**/*.worker.ts',
  // The scripts of a page.
  '**/*.astro/**',
  'src/components/platform/**',
];

/** A plugin's rules look at its own files only: in the others they would find nothing, and take as long. */
const ofFiles = (configs, files) =>
  configs.map((config) => (config.rules && !config.files ? { ...config, files } : config));

/** The rules that need types are in .oxlintrc.json. */
export default defineConfig(
  globalIgnores([
    'dist/',
    // Programs as learners write them: each is one text with `common.js`.
    'test/runtimes/bots/',
    '.cache/',
    '.astro/',
    '.svelte-check/',
    'test-results/',
    'test/fixtures/',
  ]),
  ts.configs.recommended,
  ofFiles(svelte.configs.recommended, SVELTE),
  ofFiles(astro.configs.recommended, ['**/*.astro', '**/*.astro/**']),
  {
    plugins: { local },
    rules: {
      'local/layers': 'error',
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 20],
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', ...NO_SPREAD_LITERAL],
      'no-var': 'error',
      'prefer-const': 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-param-reassign': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
    },
  },
  {
    files: SVELTE,
    languageOptions: {
      globals: globals.browser,
      parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      // Sets and maps are values here: replaced, never changed, so they need no reactive twin.
      'svelte/prefer-svelte-reactivity': 'off',
      // `let { a, b = $bindable() } = $props()` mixes both kinds in one pattern.
      'prefer-const': 'off',
      'svelte/prefer-const': ['error', { excludedRunes: ['$props', '$derived'] }],
    },
  },
  {
    files: ['src/engine/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', ...NOT_IN_PURE_CODE],
      'no-restricted-properties': NO_CHANCE,
    },
  },
  {
    files: ['src/components/**/*.ts'],
    ignores: NOT_PURE,
    rules: {
      'no-restricted-globals': [
        'error',
        ...NOT_IN_PURE_CODE.filter((name) => !PURE_HOST.includes(name)),
      ],
      'no-restricted-properties': NO_CHANCE,
    },
  },
  {
    files: ['scripts/**/*.mjs', '*.js', '*.mjs'],
    languageOptions: { globals: globals.node },
  },
  {
    // A suite is one long function by nature.
    files: ['test/**'],
    rules: { 'max-lines-per-function': 'off' },
  },
);
