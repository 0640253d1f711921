import astro from 'eslint-plugin-astro';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import house from './scripts/lib/rooms-rule.mjs';

const TYPED = ['src/**/*.ts'];
const SVELTE = ['**/*.svelte', '**/*.svelte.ts'];

/** Everything that a page or Node offers beside the language itself. */
const HOST_GLOBALS = Object.keys({ ...globals.browser, ...globals.node }).filter(
  (name) => !Object.hasOwn(globals.es2023, name),
);

/** What no file of the engine, and no view, may touch: a page, a clock, chance without a seed. */
const NOT_IN_PURE_CODE = [...HOST_GLOBALS, 'Date', 'globalThis'];

export default defineConfig(
  globalIgnores(['dist/', '.cache/', '.astro/', 'test-results/', 'test/fixtures/']),
  ts.configs.recommended,
  svelte.configs.recommended,
  astro.configs.recommended,
  {
    plugins: { house },
    rules: {
      'house/rooms': 'error',
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 20],
      eqeqeq: 'error',
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
    // Rules that need types, on the code that the site ships.
    files: TYPED,
    ignores: SVELTE,
    extends: [ts.configs.recommendedTypeCheckedOnly],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
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
    files: ['src/engine/**/*.ts', 'src/components/view/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', ...NOT_IN_PURE_CODE],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Use the seeded generator of core.' },
      ],
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
