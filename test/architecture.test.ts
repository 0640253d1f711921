import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawArchitecture } from '../scripts/architecture.mjs';
import { importsOf, inProject } from '../scripts/lib/imports.mjs';
import oxlint from '../oxlint.config.ts';
import { binOf, filesIn, root } from '../scripts/lib/paths.mjs';
import { deep } from './deep.ts';
import { MODULES, whyForbidden } from '../scripts/lib/layers.mjs';

/** Each line: the file, what it says, and the rule that must object (none: it is allowed). */
const CASES: [file: string, code: string, rule?: string][] = [
  ['src/engine/core/x.ts', "import '../game/board.ts';", 'local(layers)'],
  ['src/engine/core/x.ts', "import 'node:fs';", 'local(layers)'],
  ['src/engine/core/x.ts', "export type { Component } from 'svelte';", 'local(layers)'],
  ['src/engine/core/x.ts', "import './result.ts';"],
  ['src/engine/game/x.ts', "export * from '../search/minimax.ts';", 'local(layers)'],
  ['src/engine/game/x.ts', "import '../../components/ui/types.ts';", 'local(layers)'],
  ['src/engine/search/x.ts', "import '../trace/recorder.ts';", 'local(layers)'],
  ['src/engine/search/x.ts', "await import('../trace/recorder.ts');", 'local(layers)'],
  [
    'src/engine/search/x.ts',
    'export const load = (part: string) => import(`../trace/${part}.ts`);',
    'local(layers)',
  ],
  ['src/engine/search/x.ts', "export type { Tracer } from '../trace/tracer.ts';"],
  ['src/engine/search/x.ts', "export type T = import('../trace/tracer.ts').Tracer;"],
  ['src/engine/core/x.ts', "export type T = import('node:fs').Stats;", 'local(layers)'],
  ['src/engine/search/x.ts', "import '../index.ts';", 'local(layers)'],
  ['src/engine/bots/x.ts', "import '../search/minimax.ts';"],
  ['src/cli/x.ts', "import '../engine/index.ts';"],
  ['src/cli/x.ts', "import '../engine/game/position.ts';", 'local(layers)'],
  ['src/cli/x.ts', "import '#language/ui/language/grammar';"],
  ['src/cli/x.ts', "import '../components/ui/types.ts';", 'local(layers)'],
  ['src/components/ui/x.ts', "import '../../engine/index.ts';"],
  ['src/components/ui/x.ts', "import '../../engine/search/minimax.ts';", 'local(layers)'],
  ['src/components/ui/x.ts', "import '../../engine/search/minimax.ts?raw';"],
  ['src/components/ui/x.ts', "import './Icon.svelte';", 'local(layers)'],
  ['src/components/ui/x.ts', "import './speaker.svelte.ts';", 'local(layers)'],
  ['src/components/ui/x.svelte.ts', "import './Icon.svelte';", 'local(layers)'],
  ['src/components/ui/x.en.ts', "import './saveText.dom.ts';", 'local(layers)'],
  ['src/components/ui/x.ts', "import './x.en.ts';", 'local(layers)'],
  ['src/components/ui/x.ts', "import '#language/ui/x';"],
  ['src/components/ui/x.ts', "import '#language/stepper/frame';", 'local(layers)'],
  ['src/components/ui/x.ts', "import '../stepper/types.ts';", 'local(layers)'],
  ['src/components/stepper/x.ts', "import '../algorithms/win-check/view.ts';", 'local(layers)'],
  [
    'src/components/stepper/x.ts',
    'export const w = () => window.innerWidth;',
    'eslint(no-restricted-globals)',
  ],
  ['src/components/stepper/x.dom.ts', 'export const d = () => document;'],
  [
    'src/components/stepper/x.ts',
    'export const now = () => Date.now();',
    'eslint(no-restricted-globals)',
  ],
  [
    'src/components/algorithms/win-check/x.ts',
    "import '../rule-ratings/view.ts';",
    'local(layers)',
  ],
  ['src/components/algorithms/win-check/x.ts', "import '../../stepper/types.ts';"],
  ['src/components/exercises/fork/x.ts', "import '../frame/lines.ts';"],
  ['src/components/exercises/fork/x.ts', "import '../best-move/page.ts';", 'local(layers)'],
  ['src/components/exercises/registry.ts', "import './best-move/page.ts';"],
  ['src/components/exercises/frame/cellPage.ts', "import './CellChoice.svelte';"],
  [
    'src/components/exercises/frame/kindOnPage.ts',
    "import './CellChoice.svelte';",
    'local(layers)',
  ],
  [
    'src/components/bug-hunt/worker/x.worker.ts',
    "import '../../ui/speaker.svelte.ts';",
    'local(layers)',
  ],
  ['src/components/play/x.ts', "import '../map/lens.ts';", 'local(layers)'],
  ['src/components/play/x.ts', "import '../weights/rules.ts';"],
  ['src/components/play/x.ts', "import '../../../test/helpers.ts';", 'local(layers)'],
  ['src/components/ui/x.ts', "import 'astro:content';", 'local(layers)'],
  [
    'src/components/play/x.dom.ts',
    "new Worker(new URL('../site/x.ts', import.meta.url));",
    'local(layers)',
  ],
  ['src/components/lessons/fin/x.ts', "import '../parts/ask.ts';"],
  ['src/engine/core/x.ts', 'export const now = () => Date.now();', 'eslint(no-restricted-globals)'],
  [
    'src/engine/core/x.ts',
    'export const dom = () => document.body;',
    'eslint(no-restricted-globals)',
  ],
  [
    'src/engine/core/x.ts',
    'export const b = () => Buffer.from([]);',
    'eslint(no-restricted-globals)',
  ],
  ['src/engine/core/x.ts', 'export const s = new Set([Math.PI, Number.MAX_VALUE]);'],
  [
    'src/engine/core/x.ts',
    'export const r = () => Math.random();',
    'eslint(no-restricted-properties)',
  ],
];

/** A line that only imports, and the address that it names. */
const PLAIN = /^import '([^']+)';$/;

describe('the table of modules', () => {
  const plain = CASES.flatMap(([file, code, rule]) => {
    const [, specifier] = PLAIN.exec(code) ?? [];
    return specifier ? [[file, specifier, rule !== undefined] as const] : [];
  });

  it.each(plain)('%s imports %s: forbidden %s', (file, specifier, isForbidden) => {
    expect(whyForbidden(file, specifier, false) !== undefined).toBe(isForbidden);
  });
});

describe('the linters', () => {
  /** The table is asked about one plain import, and everything else that could be one. */
  const linted = CASES.filter(([, code], at) => at === 0 || !PLAIN.test(code)).map(
    ([file, code, rule], at) => ({ path: file.replace(/x(?=[^/]*$)/, `x${at}`), code, rule }),
  );
  const folder = mkdtempSync(join(tmpdir(), 'linted-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** What is wrong with all of them, looked at in one go. */
  let found: readonly { readonly filename: string; readonly code: string }[];

  beforeAll(() => {
    for (const { path, code } of linted) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), `${code}\n`);
    }
    // Types are of no account here, and there is no program that they could be read from.
    const config = { ...oxlint, jsPlugins: [join(root, 'scripts/lib/layers.mjs')], options: {} };
    writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config));
    const linter = [binOf('oxlint'), '--format=json'];
    const { stdout } = spawnSync(process.execPath, linter, { cwd: folder, encoding: 'utf8' });
    found = (JSON.parse(stdout) as { diagnostics: typeof found }).diagnostics;
  });

  it.each(linted)('$path: $code → $rule', ({ path, rule }) => {
    const broken = found.filter(({ filename }) => filename === path);
    expect(broken.map(({ code }) => code)).toEqual(rule ? [rule] : []);
  });

  it.each([
    ['src/components/play/X.svelte', '<script lang="ts">', '</script>'],
    ['src/components/site/X.astro', '---', '---'],
  ])('read the imports of %s', async (file, open, close) => {
    const eslint = new ESLint({ cwd: root, ignore: false });
    const rulesBroken = async (line: string) => {
      const code = `${open}\n${line}\n${close}\n`;
      const [result] = await eslint.lintText(code, { filePath: join(root, file) });
      return result?.messages.map((message) => message.ruleId);
    };
    expect(await rulesBroken("import '../../engine/game/fin.ts';")).toContain('local/layers');
    expect(await rulesBroken("import '../ui/types.ts';")).not.toContain('local/layers');
  });
});

const filesUnder = (folder: string, endings: RegExp): string[] =>
  filesIn(join(root, folder))
    .filter((path) => endings.test(path))
    .map((path) => `${folder}/${path}`);

function reachableFrom(
  start: string,
  edges: ReadonlyMap<string, ReadonlySet<string>>,
  reached = new Set<string>(),
): Set<string> {
  for (const to of edges.get(start) ?? [])
    if (!reached.has(to)) reachableFrom(to, edges, reached.add(to));
  return reached;
}

/**
 * What imports one another among these files (absolute paths), by whatever detour: one sorted list a knot. `nodeOf` says
 * what is looked at, the file itself or its folder: a folder's own files are one node, and each of its sub-folders is
 * another. Type imports count too, because files whose types need each other can't be understood apart.
 */
function findKnots(files: readonly string[], nodeOf = (path: string) => path): string[][] {
  const edges = new Map<string, Set<string>>();
  for (const file of files) {
    const from = nodeOf(inProject(file));
    const targets = importsOf(file).map((target) => nodeOf(inProject(target)));
    edges.set(from, new Set([...(edges.get(from) ?? []), ...targets.filter((to) => to !== from)]));
  }
  const reached = new Map([...edges.keys()].map((from) => [from, reachableFrom(from, edges)]));
  const knots = [...reached]
    .filter(([from, all]) => all.has(from))
    .map(([from, all]) => [...all].filter((to) => reached.get(to)?.has(from)).sort());
  return [...new Map(knots.map((knot) => [knot.join(), knot])).values()];
}

describe('import cycles', () => {
  const files = (folder: string) =>
    filesUnder(folder, /\.(ts|mjs|svelte|astro)$/).map((path) => join(root, path));

  it('are found, of files and of folders, also between a folder and its own sub-folder', () => {
    expect(
      findKnots([join(root, 'test/fixtures/cycle/a.ts'), join(root, 'test/fixtures/cycle/b.ts')]),
    ).toEqual([['test/fixtures/cycle/a.ts', 'test/fixtures/cycle/b.ts']]);
    expect(findKnots(files('test/fixtures/knot'), dirname)).toEqual([
      ['test/fixtures/knot', 'test/fixtures/knot/inner'],
    ]);
  });

  it('are nowhere in the sources', () => {
    expect(files('src').length).toBeGreaterThan(0);
    expect(findKnots(files('src'))).toEqual([]);
    expect(findKnots(files('src'), dirname)).toEqual([]);
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
  it('all belong to a module of the table', () => {
    const known = new Set(Object.values(MODULES).map((module) => module.path));
    const missing = ['src/engine', 'src/components']
      .flatMap((folder) => readdirSync(join(root, folder), { withFileTypes: true }))
      .filter((entry) => entry.isDirectory())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((path) => !known.has(path));
    expect(missing).toEqual([]);
  });

  it('are drawn in docs/architecture.svg as they import one another', async () => {
    const drawn = readFileSync(join(root, 'docs/architecture.svg'), 'utf8');
    expect(drawn === (await drawArchitecture()), 'run: node scripts/architecture.mjs').toBe(true);
    const names = drawn.replaceAll('&#45;', '-');
    for (const name of Object.keys(MODULES)) expect(names).toContain(`>${name}</text>`);
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
    const source = ts.createSourceFile(path, codeOf(path), ts.ScriptTarget.Latest);
    const line = (at: number) => source.getLineAndCharacterOfPosition(at).line;
    const found: number[] = [];
    const visit = (node: ts.Node): void => {
      const counts = ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node);
      if (counts && node.body) found.push(line(node.getEnd()) - line(node.getStart(source)) + 1);
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  };

  it('are under 30 lines, nine in ten', () => {
    // On a push every fourth file, for reading them takes time.
    const files = filesUnder('src', /\.(ts|svelte)$/).filter((_, at) => at % deep(4, 1) === 0);
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
