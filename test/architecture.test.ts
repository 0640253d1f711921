import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';
import { beforeAll, describe, expect, it } from 'vitest';
import { findCycles } from '../scripts/lib/cycles.mjs';
import { root } from '../scripts/lib/paths.mjs';
import { ROOMS, roomsAsText, whyForbidden } from '../scripts/lib/rooms.mjs';

/** Each line: the file, what it says, and the rule that must object (none: it is allowed). */
const CASES: [file: string, code: string, rule?: string][] = [
  ['src/engine/core/x.ts', "import '../game/board.ts';", 'house/rooms'],
  ['src/engine/core/x.ts', "import 'node:fs';", 'house/rooms'],
  ['src/engine/core/x.ts', "import type { Component } from 'svelte';", 'house/rooms'],
  ['src/engine/core/x.ts', "import './result.ts';"],
  ['src/engine/game/x.ts', "import '../core/result.ts';"],
  ['src/engine/game/x.ts', "export * from '../search/minimax.ts';", 'house/rooms'],
  ['src/engine/game/x.ts', "import '../../components/view/tree.ts';", 'house/rooms'],
  ['src/engine/game/x.ts', "import '../../i18n/en/step.ts?raw';", 'house/rooms'],
  ['src/engine/search/x.ts', "import '../trace/recorder.ts';", 'house/rooms'],
  ['src/engine/search/x.ts', "await import('../trace/recorder.ts');", 'house/rooms'],
  ['src/engine/search/x.ts', 'await import(`../trace/recorder.ts`);', 'house/rooms'],
  ['src/engine/search/x.ts', 'await import(`../trace/${name}.ts`);', 'house/rooms'],
  ['src/engine/search/x.ts', "await import('../trace/' + name);", 'house/rooms'],
  ['src/engine/search/x.ts', "export type { Tracer } from '../trace/tracer.ts';"],
  ['src/engine/search/x.ts', "export type T = import('../trace/tracer.ts').Tracer;"],
  ['src/engine/search/x.ts', "export type T = import('../bots/index.ts').Bot;", 'house/rooms'],
  ['src/engine/core/x.ts', "export type T = import('node:fs').Stats;", 'house/rooms'],
  ['src/engine/search/x.ts', "import '../bots/index.ts';", 'house/rooms'],
  ['src/engine/search/x.ts', "import '../index.ts';", 'house/rooms'],
  ['src/engine/threat/x.ts', "import '../exercise/codec.ts';", 'house/rooms'],
  ['src/engine/search/x.ts', "import '../runs/minimax.ts';", 'house/rooms'],
  ['src/engine/trace/x.ts', "import '../search/minimax.ts';", 'house/rooms'],
  ['src/engine/bots/x.ts', "import '../search/minimax.ts';"],
  ['src/engine/exercise/x.ts', "import '../bots/index.ts';"],
  ['src/cli/x.ts', "import '../engine/index.ts';"],
  ['src/cli/x.ts', "import '../engine/game/position.ts';", 'house/rooms'],
  ['src/components/view/x.ts', "import '../../engine/index.ts';"],
  ['src/components/view/x.ts', "import '../../engine/search/minimax.ts';", 'house/rooms'],
  ['src/components/view/x.ts', "import '../../engine/search/minimax.ts?raw';"],
  ['src/components/view/x.ts', "import '../islands/Board.svelte';", 'house/rooms'],
  ['src/components/view/x.ts', "import 'svelte';", 'house/rooms'],
  ['src/components/view/x.ts', "import 'd3-hierarchy';"],
  [
    'src/components/view/x.ts',
    'export const w = () => window.innerWidth;',
    'no-restricted-globals',
  ],
  ['src/components/view/x.ts', 'export const d = () => document;', 'no-restricted-globals'],
  ['src/components/view/x.ts', 'export const now = () => Date.now();', 'no-restricted-globals'],
  ['src/components/view/x.ts', 'export const f = (name: string) => name;'],
  ['src/components/state/x.ts', "import '../lesson/Call.astro';", 'house/rooms'],
  ['src/components/worker/x.ts', "import '../islands/Board.svelte';", 'house/rooms'],
  [
    'src/components/state/x.ts',
    "new Worker(new URL('../islands/x.ts', import.meta.url));",
    'house/rooms',
  ],
  ['src/components/islands/x.ts', "import '../view/tree.ts';"],
  ['src/components/islands/x.ts', "import '../../i18n/index.ts';"],
  ['src/components/islands/x.ts', "import '../../engine/trace/reader.ts';", 'house/rooms'],
  ['src/components/islands/x.ts', "import '../lesson/Call.astro';", 'house/rooms'],
  ['src/components/islands/x.ts', "import '../../../test/helpers.ts';", 'house/rooms'],
  ['src/components/lesson/x.ts', "import '../islands/Board.svelte';"],
  ['src/i18n/x.ts', "import '../components/islands/Board.svelte';", 'house/rooms'],
  ['src/engine/core/x.ts', 'export const now = () => Date.now();', 'no-restricted-globals'],
  ['src/engine/core/x.ts', 'export const dom = () => document.body;', 'no-restricted-globals'],
  ['src/engine/core/x.ts', 'export const g = () => globalThis;', 'no-restricted-globals'],
  ['src/engine/core/x.ts', 'export const c = () => crypto.randomUUID();', 'no-restricted-globals'],
  ['src/engine/core/x.ts', 'queueMicrotask(() => {});', 'no-restricted-globals'],
  ['src/engine/core/x.ts', 'export const b = () => Buffer.from([]);', 'no-restricted-globals'],
  ['src/engine/core/x.ts', 'export const s = new Set([Math.PI, Number.MAX_VALUE]);'],
  ['src/engine/core/x.ts', 'export const r = () => Math.random();', 'no-restricted-properties'],
  ['src/engine/core/x.ts', 'export const f = () => Math.floor(1.5);'],
];

describe('the linter', () => {
  let eslint: ESLint;

  beforeAll(() => {
    // The files are made up, so the rules that need the types of a real project are left out.
    eslint = new ESLint({
      cwd: root,
      ignore: false,
      overrideConfig: [tseslint.configs.disableTypeChecked as never],
    });
  });

  const rulesBroken = async (file: string, code: string): Promise<(string | null)[]> => {
    const [result] = await eslint.lintText(`${code}\n`, { filePath: join(root, file) });
    return result?.messages.map((message) => message.ruleId) ?? [];
  };

  it.each(CASES)('%s: %s → %s', async (file, code, rule) => {
    const broken = await rulesBroken(file, code);
    if (rule) expect(broken).toContain(rule);
    else expect(broken).toEqual([]);
  });

  it.each([
    ['src/components/islands/X.svelte', '<script lang="ts">', '</script>'],
    ['src/components/shell/X.astro', '---', '---'],
  ])('reads the imports of %s', async (file, open, close) => {
    const wrap = (line: string) => `${open}\n${line}\n${close}\n`;
    expect(await rulesBroken(file, wrap("import '../../engine/game/fin.ts';"))).toContain(
      'house/rooms',
    );
    expect(await rulesBroken(file, wrap("import '../view/tree.ts';"))).not.toContain('house/rooms');
  });
});

const filesUnder = (folder: string, endings: RegExp): string[] =>
  (existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    : []
  )
    .filter((path) => endings.test(path))
    .map((path) =>
      relative(root, join(root, folder, path))
        .split(sep)
        .join('/'),
    );

describe('import cycles', () => {
  const names = (cycles: string[][]) =>
    cycles.map((cycle) => cycle.map((file) => relative(root, file).split(sep).join('/')));

  it('are found', () => {
    const fixture = join(root, 'test/fixtures/cycle/a.ts');
    expect(names(findCycles([fixture]))).toEqual([
      ['test/fixtures/cycle/a.ts', 'test/fixtures/cycle/b.ts'],
    ]);
  });

  it('are nowhere in the sources', () => {
    const files = filesUnder('src', /\.(ts|mjs|svelte|astro)$/).map((path) => join(root, path));
    expect(files.length).toBeGreaterThan(0);
    expect(names(findCycles(files))).toEqual([]);
  });
});

describe('the lessons', () => {
  const lessons = filesUnder('src/content', /\.mdx?$/);
  const importsOf = (text: string) =>
    [...text.matchAll(/^import\s.*?['"]([^'"]+)['"];?$/gms)].map((match) => match[1] ?? '');

  it('are there', () => expect(lessons.length).toBeGreaterThan(0));

  it.each(lessons)('%s imports only what authors may use', (path) => {
    const imports = importsOf(readFileSync(join(root, path), 'utf8'));
    const objections = imports.map((each) => whyForbidden(path, each, false));
    expect(objections.filter(Boolean)).toEqual([]);
  });
});

describe('the folders', () => {
  it('all belong to a room of the table', () => {
    const known = new Set(Object.values(ROOMS).map((room) => room.path));
    const missing = ['src/engine', 'src/components']
      .flatMap((folder) => readdirSync(join(root, folder), { withFileTypes: true }))
      .filter((entry) => entry.isDirectory())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((path) => !known.has(path));
    expect(missing).toEqual([]);
  });

  it('are drawn in the README as they are', () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8');
    expect(readme).toContain(roomsAsText());
    const layout = /## Layout\n+```\n(.*?)```/s.exec(readme)?.[1] ?? '';
    const unnamed = Object.values(ROOMS)
      .map((room) => room.path)
      .filter((path) => existsSync(join(root, path)))
      .filter((path) => !layout.includes(`${path.split('/').at(-1)}/`));
    expect(unnamed).toEqual([]);
  });

  it('hold no loose component', () => {
    const loose = readdirSync(join(root, 'src/components'), { withFileTypes: true });
    expect(loose.filter((entry) => entry.isFile()).map((entry) => entry.name)).toEqual([]);
  });
});

describe('functions', () => {
  /** The code of a file: of a component, its scripts. */
  const codeOf = (path: string): string => {
    const text = readFileSync(join(root, path), 'utf8');
    if (path.endsWith('.ts')) return text;
    return [...text.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map((match) => match[1]).join('\n');
  };

  /** Lines of every function declaration and method in a file; one-line arrows would flatter. */
  const lengths = (path: string): number[] => {
    const source = ts.createSourceFile(path, codeOf(path), ts.ScriptTarget.Latest, true);
    const line = (at: number) => source.getLineAndCharacterOfPosition(at).line;
    const found: number[] = [];
    const visit = (node: ts.Node): void => {
      const counts = ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node);
      if (counts && node.body) found.push(line(node.getEnd()) - line(node.getStart()) + 1);
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  };

  it('are under 30 lines, nine in ten', () => {
    const files = filesUnder('src', /\.(ts|svelte)$/);
    const all = files.flatMap(lengths);
    const short = all.filter((count) => count < 30).length;
    expect(files.filter((path) => path.endsWith('.svelte')).flatMap(lengths)).not.toEqual([]);
    expect(short / all.length).toBeGreaterThanOrEqual(0.9);
  });
});

describe('relative imports of the engine', () => {
  it('name files that exist, with their ending', () => {
    const wrong = filesUnder('src/engine', /\.ts$/).flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      const specifiers = [...text.matchAll(/from '(\.[^']+)'/g)].map((match) => match[1] ?? '');
      return specifiers
        .filter((each) => !existsSync(resolve(dirname(join(root, path)), each)))
        .map((each) => `${path}: ${each}`);
    });
    expect(wrong).toEqual([]);
  });
});
