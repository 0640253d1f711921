import { describe, expect, it } from 'vitest';
import { codeThemes } from '../../src/styles/code-themes.mjs';
import { channels, colour, colours, contrast, groundOf, over, type Colours } from './colours.ts';

/** Contrast of every text colour on every ground it meets, worked out from the tokens. */

const THEMES: Readonly<Record<string, Colours>> = {
  paper: colours("[data-theme='light']"),
  chalkboard: colours("[data-theme='dark']"),
};

const SHEETS = ['paper', 'paper-sunk', 'paper-raised'];

/** Words in these colours stand on these grounds. A ground over another is written `wash/paper`. */
const TEXT: Readonly<Record<string, readonly string[]>> = {
  // Running text, the current line and call, marked phrases, the selection, hovered links.
  ink: [...SHEETS, 'marker', 'x-wash/paper'],
  'ink-soft': [...SHEETS, 'marker', 'x-wash/paper'],
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
  // What a chosen button says.
  'on-chosen': ['chosen'],
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
});
