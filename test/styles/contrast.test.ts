import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { codeThemes } from '../../src/styles/code-themes.mjs';

/** Contrast of every text colour on every ground it meets, worked out from the tokens. */

const css = readFileSync('src/styles/tokens.css', 'utf8');

type Colours = ReadonlyMap<string, string>;

/** The colours of the block that begins with `selector`. */
function colours(selector: string): Colours {
  const from = css.indexOf(selector);
  if (from < 0) throw new Error(`tokens.css has no ${selector}`);
  const block = css.slice(from, css.indexOf('}', from));
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,8})\b/gi)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

const THEMES: Readonly<Record<string, Colours>> = {
  paper: colours("[data-theme='light']"),
  chalkboard: colours("[data-theme='dark']"),
};

type Rgb = readonly [number, number, number];

function channels(hex: string): { rgb: Rgb; alpha: number } {
  const digits = hex.length < 6 ? [...hex.slice(1)].map((d) => d + d).join('') : hex.slice(1);
  const at = (i: number) => parseInt(digits.slice(i * 2, i * 2 + 2), 16);
  return { rgb: [at(0), at(1), at(2)], alpha: digits.length > 6 ? at(3) / 255 : 1 };
}

/** A colour that may be see-through, on a ground that is not. */
function over(top: string, ground: Rgb): Rgb {
  const { rgb, alpha } = channels(top);
  const mix = (i: 0 | 1 | 2) => rgb[i] * alpha + ground[i] * (1 - alpha);
  return [mix(0), mix(1), mix(2)];
}

/** WCAG 2.2, relative luminance. */
function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: Rgb, b: Rgb): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const SHEETS = ['paper', 'paper-sunk', 'paper-raised'];

/** Words in these colours stand on these grounds. A ground over another is written `wash/paper`. */
const TEXT: Readonly<Record<string, readonly string[]>> = {
  // Running text, the current line and call, marked phrases, the selection, hovered links.
  ink: [...SHEETS, 'marker', 'x-wash/paper'],
  'ink-soft': [...SHEETS, 'x-wash/paper'],
  // Scores and marks in sentences, in marked phrases, and on the tree's current call.
  'x-text': [...SHEETS, 'marker', 'x-wash/paper'],
  'o-text': [...SHEETS, 'marker'],
  // Tags of steps, code, notes on squared paper, verdicts, problems, a breakpoint's number.
  call: SHEETS,
  return: SHEETS,
  good: SHEETS,
  bad: [...SHEETS, 'marker'],
  // Cell numbers, what is switched off, placeholders; never on the marker.
  pencil: SHEETS,
  focus: ['paper'],
  // On inked buttons, on the count of breakpoints, on filled scores.
  paper: ['ink', 'bad', 'x-text', 'o-text', 'ink-soft'],
};

/** Strokes and edges that carry meaning without words: 3 : 1 (WCAG 1.4.11). */
const STROKES: Readonly<Record<string, readonly string[]>> = {
  x: [...SHEETS, 'marker'],
  o: [...SHEETS, 'marker'],
  focus: SHEETS,
  pencil: SHEETS,
  return: SHEETS,
  call: SHEETS,
};

function colour(theme: Colours, name: string): string {
  const found = theme.get(name);
  if (!found) throw new Error(`There is no colour --${name}.`);
  return found;
}

function groundOf(theme: Colours, name: string): Rgb {
  const [top = '', below] = name.split('/');
  return over(colour(theme, top), below ? groundOf(theme, below) : [0, 0, 0]);
}

const pairs = (table: typeof TEXT) =>
  Object.keys(THEMES).flatMap((theme) =>
    Object.entries(table).flatMap(([name, grounds]) =>
      grounds.map((ground) => [theme, name, ground] as const),
    ),
  );

describe('contrast', () => {
  it('is worked out as the standard does', () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
    // The standard's own example of a grey that just passes.
    expect(contrast(channels('#767676').rgb, [255, 255, 255])).toBeCloseTo(4.54, 2);
  });

  it.each(pairs(TEXT))('%s: words in --%s on --%s are at least 4.5 : 1', (name, text, ground) => {
    const theme = THEMES[name] as Colours;
    const below = groundOf(theme, ground);
    expect(contrast(over(colour(theme, text), below), below)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(STROKES))('%s: --%s drawn on --%s is at least 3 : 1', (name, ink, ground) => {
    const theme = THEMES[name] as Colours;
    const below = groundOf(theme, ground);
    expect(contrast(over(colour(theme, ink), below), below)).toBeGreaterThanOrEqual(3);
  });

  it.each(codeThemes.map((theme) => [theme.name, theme] as const))(
    'code of %s is at least 4.5 : 1 on its paper',
    (_, { colors, tokenColors }) => {
      const ground = channels(colors['editor.background']).rgb;
      for (const { settings } of tokenColors) {
        expect(
          contrast(channels(settings.foreground).rgb, ground),
          settings.foreground,
        ).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it('has the same colours on paper as in daylight', () => {
    const printed = colours('@media print, (scripting: none)');
    for (const [name, value] of printed) expect(THEMES['paper']?.get(name), name).toBe(value);
    expect(printed.size).toBe(THEMES['paper']?.size);
  });
});
