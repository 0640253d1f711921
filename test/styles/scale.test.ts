import { describe, expect, it } from 'vitest';
import { sheets, valuesOf } from './sheets.ts';

/** Sizes that are of their own, and why. */
const OF_THEIR_OWN: Readonly<Record<string, readonly string[]>> = {
  'styles/base.css': ['106.25%'], // what a rem is
  'styles/print.css': ['11pt'], // what a rem is on paper
  'components/lessons/learning/Matchboxes.astro': ['4.6px', '8.5pt', '9pt', '15pt'], // labels to cut out, on boards 30 units wide
  'components/lessons/arena/ArenaMatrix.astro': ['6.5pt', '7pt'], // a table of bots as wide as the paper
  'components/site/pictures/picture.css': ['8px', '9px'], // numbers in a drawing 176 units wide
  'components/atlas/AtlasTile.svelte': ['6.6px', '8.6px'], // one letter, or a sign, on a board 30 units wide
};

/** A size in the units of CSS that no name stands for. */
const BARE_SIZE = /(?<![\w-])\d*\.?\d+(?:px|pt|rem|em|%|vw)(?![\w-])/g;

/** The size of a `font`: what follows the slash is the height of its lines. */
const sizeOf = (font: string) => font.replace(/ ?\/ ?[\d.]+(px)?/, '');

describe('type', () => {
  it('has its sizes from the scale of tokens.css', () => {
    const sizes = [...valuesOf('font-size'), ...valuesOf('font')];
    expect(sizes.length).toBeGreaterThan(120);
    const strange = sizes.flatMap(({ file, value }) =>
      [...sizeOf(value).matchAll(BARE_SIZE)]
        .map(([size]) => size)
        .filter((size) => !OF_THEIR_OWN[file]?.includes(size))
        .map((size) => `${file}: ${size}`),
    );
    expect(strange).toEqual([]);
  });

  it('of controls is larger under a finger, whichever of them chooses', () => {
    const fonts = valuesOf('font').filter(({ file }) => file === 'styles/controls.css');
    expect(fonts.filter(({ value }) => value.includes('--size-'))).toEqual([]);
  });

  it('of code among words is the one of listings, in cards too', () => {
    expect(valuesOf('--sl-font-mono').map(({ value }) => value)).toEqual(['var(--code)']);
  });
});

describe('room', () => {
  it('has its steps from the scale of tokens.css, up to the margins of a whole page', () => {
    const rooms = ['gap', '(?:row|column)-gap', 'margin[-\\w]*', 'padding[-\\w]*'].flatMap(
      valuesOf,
    );
    expect(rooms.length).toBeGreaterThan(500);
    const strange = rooms.flatMap(({ file, value }) =>
      [...value.replaceAll(/(?:calc|clamp|env|min|max)\(.*\)/g, '').matchAll(/([\d.]+)rem\b/g)]
        .filter(([, rem]) => Number(rem) < 3.6)
        .map(([size]) => `${file}: ${size}`),
    );
    expect(strange).toEqual([]);
  });
});

/** A query and its widths, which are all written as ranges. */
const QUERY = /@(media|container)([^{]*)\{/g;
const WIDTHS: Readonly<Record<string, readonly string[]>> = {
  media: ['360px', '480px', '640px', '1000px', '1300px', '1600px', '1800px'],
  container: ['20rem', '26rem', '30rem', '33rem', '38rem', '44rem', '54rem'],
};

describe('breakpoints', () => {
  it('are the few widths of tokens.css', () => {
    const queries = sheets().flatMap(({ file, css }) =>
      [...css.matchAll(QUERY)].map(([, kind = '', query = '']) => ({ file, kind, query })),
    );
    const strange = queries.filter(
      ({ kind, query }) =>
        /(?:min|max)-(?:width|height)|inline-size/.test(query) ||
        [...query.matchAll(/width [<>]=? ([^)]+)/g)].some(
          ([, at = '']) => !WIDTHS[kind]?.includes(at),
        ),
    );
    expect(queries.length).toBeGreaterThan(150);
    expect(strange).toEqual([]);
  });
});

describe('what is hidden', () => {
  it('from paper, from readers without scripts and from fingers is said by a class', () => {
    const HIDES_ONE_CLASS =
      /@media (?:print|\(scripting: none\)|(?:not )?\(pointer: coarse\)) \{\s*\.[\w-]+ \{\s*display: none;\s*\}\s*\}/;
    const again = sheets().filter(({ css }) => HIDES_ONE_CLASS.test(css));
    expect(again.map(({ file }) => file)).toEqual([]);
  });
});
