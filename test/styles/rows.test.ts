import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MODULES, moduleOf } from '../../scripts/lib/layers.mjs';
import { filesIn } from '../../scripts/lib/paths.mjs';

/** The text of each file, by its path from the root. */
type Files = Readonly<Record<string, string>>;

const STYLE = /<style[^>]*>.*?<\/style>/gs;
const COMMENT = /\/\*.*?\*\//gs;
/** What gives an element classes: in markup, through a prop, or in what a kind of board says of its layout. */
const GIVES = /(?:class|looks|layout)(?:=|: )(?:"([^"]*)"|'([^']*)'|\{([^}]*)\})|class:([\w-]+)/g;
const OUTSIDE = /:global\(((?:[^()]|\([^()]*\))*)\)/g;
const CLASS = /\.(-?[a-z_][\w-]*)/gi;
/** A word of the whole site: whoever wants what it stands for takes it. */
const isOfAll = (name: string) => name.startsWith('nb-');

/** Classes of higher rows that are known below all the same, and why. */
const KNOWN_BELOW: Readonly<Record<string, readonly string[]>> = {
  'src/components/classroom/pupil/OpeningMode.astro': ['contents', 'brand'], // takes the site's head away before anything is painted
  'src/components/play/home/PenLine.svelte': ['doors'], // the line goes from one door to the next, over both
  'src/components/stepper/figure.css': ['halves'], // a layout to choose, which one algorithm does
};

const SEES: Readonly<Record<string, { readonly sees: readonly string[] }>> = MODULES;
const homeOf = (path: string) => moduleOf(path) ?? 'content';

/** Which modules give elements a class, by its name. */
function ownersOf(files: Files): Map<string, Set<string>> {
  const owners = new Map<string, Set<string>>();
  for (const [path, text] of Object.entries(files)) {
    if (path.endsWith('.css')) continue;
    for (const [, ...given] of text.replaceAll(STYLE, '').matchAll(GIVES)) {
      for (const [name] of given.join(' ').matchAll(/[\w-]+/g)) {
        owners.set(name, (owners.get(name) ?? new Set()).add(homeOf(path)));
      }
    }
  }
  return owners;
}

/** The selectors of a file that reach elements of other files. */
function reaching(path: string, text: string): string {
  if (path.endsWith('.css')) return text.replaceAll(COMMENT, '');
  return [...text.matchAll(STYLE)]
    .map(([style]) => style.replaceAll(COMMENT, ''))
    .flatMap((style) =>
      style.startsWith('<style is:global')
        ? style
        : [...style.matchAll(OUTSIDE)].map(([, it]) => it),
    )
    .join(' ');
}

/** Classes that a file lays out though only modules have them which it may not know. */
function faults(files: Files): string[] {
  const owners = ownersOf(files);
  return Object.entries(files).flatMap(([path, text]) => {
    const home = homeOf(path);
    const seen = new Set([home, ...(SEES[home]?.sees ?? [])]);
    const named = new Set([...reaching(path, text).matchAll(CLASS)].map(([, name = '']) => name));
    return [...named]
      .filter((name) => !isOfAll(name) && !KNOWN_BELOW[path]?.includes(name))
      .filter((name) => owners.has(name) && [...owners.get(name)!].every((it) => !seen.has(it)))
      .map((name) => `${path}: .${name} of ${[...owners.get(name)!].join(', ')}`);
  });
}

const UI = 'src/components/ui/large.css';
const LESSON = 'src/components/lessons/five/Race.svelte';

describe('a style', () => {
  it.each([
    ['of a row below is caught', { [UI]: '.nb-large.race {}', [LESSON]: '<Frame looks="race" />' }],
    [
      'of a row below is caught in a component',
      {
        'src/components/ui/X.svelte': '<style>\n:global(.race > p) {}</style>',
        [LESSON]: '<p class:race={isOn}></p>',
      },
    ],
    [
      'of another feature is caught',
      {
        'src/components/play/x.css': '.race {}',
        'src/components/map/X.svelte': '<p class="race">',
      },
    ],
  ])('%s', (_, files) => expect(faults(files)).toHaveLength(1));

  it.each([
    ['a word of the whole site', { [UI]: '.nb-side {}', [LESSON]: '<p class="nb-side"></p>' }],
    [
      'a class that the row itself has',
      { [UI]: '.race {}', 'src/components/ui/X.svelte': '<p class="race">' },
    ],
    [
      'a class of a row below',
      { [LESSON]: '<style>:global(.x) {}</style>', 'src/components/ui/X.svelte': '<p class="x">' },
    ],
    ['a comment', { [UI]: '/* .race */', [LESSON]: '<p class="race"></p>' }],
  ])('may name %s', (_, files) => expect(faults(files)).toEqual([]));

  it('knows no class that only higher rows have', () => {
    const paths = filesIn('src/components')
      .map((path) => `src/components/${path}`)
      .filter((path) => /\.(css|svelte|astro|ts)$/.test(path));
    const files = Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'utf8')]));
    expect(paths.length).toBeGreaterThan(1000);
    expect(faults(files)).toEqual([]);
  });
});
