import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf } from '../../../scripts/lib/cycles.mjs';
import { root } from '../../../scripts/lib/paths.mjs';
import { forcedStates } from '../../../src/components/site/controls/forcedStates.ts';

const GALLERY = join(root, 'src/components/site/controls/ControlGallery.svelte');
const UI = join(root, 'src/components/ui');

/** The components that a component draws, itself or by those that it draws. */
function drawnBy(file: string, found = new Set<string>()): Set<string> {
  for (const path of importsOf(file).filter((each) => each.endsWith('.svelte'))) {
    if (found.has(path)) continue;
    found.add(path);
    drawnBy(path, found);
  }
  return found;
}

describe('the page of controls', () => {
  it('shows every component of ui/', () => {
    const all = readdirSync(UI, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.svelte'))
      .map((path) => join(UI, path));
    const drawn = drawnBy(GALLERY);
    expect(all.length).toBeGreaterThan(15);
    expect(all.filter((path) => !drawn.has(path))).toEqual([]);
  });

  it('shows every class of the shared controls and signs', () => {
    const gallery = readFileSync(GALLERY, 'utf8');
    const sheets = ['controls.css', 'signs.css'].map((name) =>
      readFileSync(join(root, 'src/styles', name), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, ''),
    );
    const classes = new Set(
      [...sheets.join('\n').matchAll(/\.(nb-[a-z-]+)/g)].map(([, name = '']) => name),
    );
    expect(classes.size).toBeGreaterThan(10);
    expect([...classes].filter((name) => !gallery.includes(name))).toEqual([]);
  });

  it('forces a state with the rules that the state itself has', () => {
    const css =
      '.a { color: red; } @media (hover: hover) { .a:hover { color: blue; } } .a:active { top: 0; }';
    expect(forcedStates(css)).toBe('.a.is-hover { color: blue; }\n.a.is-pressed { top: 0; }');
  });
});
