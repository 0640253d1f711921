import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { filesIn, root } from '../../scripts/lib/paths.mjs';
import { deep } from '../deep.ts';
import { pseudo, pseudoData, pseudoModules } from '../../scripts/lib/pseudo.mjs';

it('stops at a language that lacks files, and names them', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', "await import('./scripts/lib/language.mjs')"],
    { cwd: root, encoding: 'utf8', env: { ...process.env, SITE_LANGUAGE: 'zz' } },
  );
  expect(status).toBe(1);
  expect(stderr).toMatch(/The language "zz" lacks \d+ files:/);
  expect(stderr).toContain('src/components/ui/language/grammar.zz.ts');
  expect(stderr).toContain('src/content/docs/lessons/count.zz.mdx');
});

it.each([
  ['Step 3 of 49', '[Stéép 3 óóf 49]'],
  [' and ', ' [ááñd] '],
  ['X takes {cell}, O the rest', '[X táákéés {cell}, O théé réést]'],
  ['4 × 4', '4 × 4'],
])('says %j as %j in the pseudo-language', (text, said) => {
  expect(pseudo(text)).toBe(said);
});

it('keeps what of a page is not shown', () => {
  expect(
    pseudoData({ title: 'One', template: 'splash', sidebar: { order: 1, label: 'On' } }),
  ).toEqual({ title: '[Óóñéé]', template: 'splash', sidebar: { order: 1, label: '[Óóñ]' } });
});

it('translates messages, and no code among them', () => {
  const folder = join(root, 'src/components');
  const { handler } = pseudoModules(folder).transform;
  const translated = (file: string) => handler('', join(folder, file)).code;
  const code = translated('ui/language/grammar.en.ts');
  expect(code).toContain("tone: mark === 'X' ? 'x' : 'o'");
  expect(code).toContain("const locale: Locale = 'en'");
  expect(code).toContain('many = `[${one}s]`');
  expect(code).toContain('joined(items, "[ááñd]")');
  expect(code).toContain("if ('text' in piece)");
  expect(translated('play/daily/messages.en.ts')).toContain("timeZone: 'UTC'");
  expect(translated('lessons/parts/glossary.en.ts')).toContain("lesson: 'lessons/folk'");
  const files = filesIn(folder).filter((file) => file.endsWith('.en.ts'));
  const some = files.filter((_, at) => at % deep(9, 1) === 0);
  const isBroken = (file: string) =>
    ts.transpileModule(translated(file), { reportDiagnostics: true }).diagnostics?.length !== 0;
  expect(some.filter(isBroken)).toEqual([]);
}, 60_000);
