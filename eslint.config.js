import astro from 'eslint-plugin-astro';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import { SHARED } from './oxlint.config.ts';
import local from './scripts/lib/layers.mjs';

const SVELTE = ['**/*.svelte', '**/*.svelte.ts'];
const ASTRO = ['**/*.astro', '**/*.astro/**'];

/** A plugin's rules look at its own files only: in the others they would find nothing, and take as long. */
const ofFiles = (configs, files) =>
  configs.map((config) => (config.rules && !config.files ? { ...config, files } : config));

/** Files of Svelte and Astro. All other code is looked at by oxlint.config.ts, in a tenth of the time. */
export default defineConfig(
  globalIgnores([
    '**/*.{js,mjs,ts}',
    ...[SVELTE, ASTRO].flat().map((files) => `!${files}`),
    // The last word: a folder `.astro` is no file of Astro.
    ...['dist/', '.cache/', '.astro/', '.svelte-check/'],
  ]),
  ts.configs.recommended,
  ofFiles(svelte.configs.recommended, SVELTE),
  ofFiles(astro.configs.recommended, ASTRO),
  {
    plugins: { local },
    rules: {
      ...SHARED,
      'no-implied-eval': 'error',
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
      // A toggle changes its name or its state: heard together they deny each other.
      'no-restricted-syntax': [
        'error',
        ...[
          'SvelteStartTag:has(> SvelteAttribute[key.name=/^aria-(pressed|expanded|checked)$/]) > SvelteAttribute[key.name=/^(aria-)?label$/] > SvelteMustacheTag > ConditionalExpression',
          'SvelteElement:has(SvelteStartTag > SvelteAttribute[key.name=/^aria-(pressed|expanded|checked)$/]) > SvelteMustacheTag > ConditionalExpression',
        ].map((selector) => ({ selector, message: 'A toggle keeps its name, or has no state.' })),
      ],
      'svelte/prefer-const': ['error', { excludedRunes: ['$props', '$derived'] }],
    },
  },
);
