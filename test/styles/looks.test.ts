import { describe, expect, it } from 'vitest';
import { SHADES } from '../../src/components/ui/large-board/drawing.ts';
import { colour, colours, contrast, groundOf, over, type Colours, type Rgb } from './colours.ts';

/** The looks of a large board, by day and by night: what is read and told apart on each of them. */

const DAY = new Map([...colours("[data-theme='light']"), ...colours('[data-look] {', 'looks.css')]);
const NIGHT = new Map([...DAY, ...colours("[data-theme='dark']")]);
const WOOD = colours("\n  [data-look='wood']", 'looks.css');
const WOOD_AT_NIGHT = colours("[data-theme='dark'] [data-look='wood']", 'looks.css');

const LOOKS: Readonly<Record<string, Colours>> = {
  'paper by day': DAY,
  'paper by night': NIGHT,
  'wood by day': new Map([...DAY, ...WOOD]),
  'wood by night': new Map([...NIGHT, ...WOOD, ...WOOD_AT_NIGHT]),
};

/** Words and numbers on a board, and what they stand on. */
const WORDS = [
  ...['ink', 'x-text', 'o-text', 'return', 'good', 'bad', 'ink-soft'].map((ink) => [ink, 'paper']),
  ['ink', 'marker'],
  ['ink-soft', 'paper-sunk'],
  ['on-stone-x', 'stone-x'],
  ['on-stone-o', 'stone-o'],
] as const;

/** Strokes that carry meaning without words: 3 : 1 (WCAG 1.4.11). */
const STROKES = [
  ...['x', 'o', 'pencil', 'return', 'good', 'bad', 'focus', 'ink'].map((ink) => [ink, 'paper']),
  ['x', 'marker'],
  ['o', 'marker'],
  ['stone-x-rim', 'paper'],
  ['stone-o-rim', 'paper'],
  ['pencil', 'paper-sunk'],
  ['lattice', 'paper'],
] as const;

const pairs = (table: readonly (readonly string[])[]) =>
  Object.keys(LOOKS).flatMap((name) =>
    table.map(([ink = '', ground = '']) => [name, ink, ground] as const),
  );

function apart(look: Colours, ink: string, ground: Rgb): number {
  return contrast(over(colour(look, ink), ground), ground);
}

describe('the looks of a large board', () => {
  it.each(pairs(WORDS))('%s: words in --%s on --%s are at least 4.5 : 1', (name, ink, ground) => {
    const look = LOOKS[name] as Colours;
    expect(apart(look, ink, groundOf(look, ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(STROKES))('%s: --%s drawn on --%s is at least 3 : 1', (name, ink, ground) => {
    const look = LOOKS[name] as Colours;
    expect(apart(look, ink, groundOf(look, ground))).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.entries(LOOKS))(
    '%s: numbers are read on every shade of the heat map',
    (_, look) => {
      const paper = groundOf(look, 'paper');
      const shade = groundOf(look, 'shade');
      for (const share of [SHADES.least, SHADES.most]) {
        const mix = (i: 0 | 1 | 2) => shade[i] * share + paper[i] * (1 - share);
        expect(apart(look, 'ink', [mix(0), mix(1), mix(2)]), String(share)).toBeGreaterThanOrEqual(
          4.5,
        );
      }
    },
  );
});
