import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { weigh } from '../../scripts/lib/weight.mjs';

const dir = mkdtempSync(join(tmpdir(), 'noughtbook-weight-'));
const FILES = {
  'island.js': 'import{a}from"./shared.js";const l=()=>import(`./later.js`);console.log(a,l);',
  'renderer.js': 'import{a}from"./shared.js";console.log(a)',
  'shared.js': 'export const a=1;',
  'later.js': 'import"./deep.js";import"./shared.js";',
  'deep.js': 'console.log("deep")',
  'asked.js': 'console.log("only when the media query says so")',
  'page.js': 'console.log("page")',
  'index.html': `<script type="module" src="/notes/page.js"></script>
    <script type="application/json">{"import":"nothing"}</script>
    <link rel="modulepreload" href="/notes/island.js"><link rel="modulepreload" href="/notes/renderer.js">
    <astro-island component-url="/notes/island.js" renderer-url="/notes/renderer.js"></astro-island>
    <astro-island component-url="/notes/asked.js"></astro-island>`,
};

beforeAll(() => {
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(dir, name), text);
});
afterAll(() => rmSync(dir, { recursive: true }));

it('follows static imports, each file once, and keeps what comes later apart', async () => {
  const { files, script, later } = await weigh(dir, 'index.html', '/notes/');
  expect(files.sort()).toEqual(['island.js', 'page.js', 'renderer.js', 'shared.js']);
  expect(script()).toBeGreaterThan(0);
  expect(later()).toBeGreaterThan(0);
});

it('counts an inline script, and what it imports', async () => {
  const html = '<script type="module">import "/notes/page.js"; console.log("in line")</script>';
  writeFileSync(join(dir, 'inline.html'), html);
  const inline = await weigh(dir, 'inline.html', '/notes/');
  expect(inline.files).toEqual(['page.js']);
  writeFileSync(join(dir, 'src.html'), '<script type="module" src="/notes/page.js"></script>');
  expect(inline.script()).toBeGreaterThan((await weigh(dir, 'src.html', '/notes/')).script());
});
