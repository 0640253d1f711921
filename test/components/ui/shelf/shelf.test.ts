import { describe, expect, it } from 'vitest';
import { MENACE, newLearner } from '../../../../src/engine/index.ts';
import {
  heapPlaces,
  heapsOf,
  shelfOf,
  type ShelfBox,
} from '../../../../src/components/ui/shelf/shelf.ts';
import { colours, contrast, groundOf, type Colours } from '../../../styles/colours.ts';

const boxes = shelfOf('first');

describe('a shelf of matchboxes', () => {
  it('has a drawer for each position in which the first player chooses', () => {
    expect(boxes.map(({ number }) => number)).toEqual(boxes.map((_, at) => at + 1));
    expect(boxes.length).toBe(304);
    for (const { setup, kinds } of boxes) {
      for (const { cell } of kinds) expect(setup.cells[cell]).toBe(0);
    }
    const entries = boxes.flatMap(({ kinds }) => kinds.map(({ entry }) => entry));
    expect(new Set(entries).size).toBe(entries.length);
  });

  it('counts the beads of a drawer and their shares', () => {
    const counts = newLearner(MENACE, 'first', 1).entries;
    const first = boxes[0] as ShelfBox;
    const start = { count: MENACE.start[0], share: 1 / 3 };
    expect(heapsOf(first, counts)).toEqual([0, 1, 4].map((cell) => ({ cell, ...start })));
    expect(heapsOf(first, []).map(({ share }) => share)).toEqual([0, 0, 0]);
  });

  it.each([2, 3, 7])(
    'lays each bead of a heap in the hollow of two, or at the wall: %i a row',
    (perRow) => {
      const places = heapPlaces(40, perRow);
      const wall = (perRow - 1) / 2;
      for (const { across, up } of places) {
        expect(Math.abs(across)).toBeLessThanOrEqual(wall);
        const hollow = (each: (typeof places)[number]) =>
          each.up === up - 1 && Math.abs(each.across - across) === 0.5;
        const below = up === 0 ? 0 : Math.abs(across) === wall ? 1 : 2;
        expect(places.filter(hollow)).toHaveLength(below);
      }
      expect(new Set(places.map(({ across, up }) => `${across} ${up}`)).size).toBe(places.length);
    },
  );

  it.each(['light', 'dark'])('has beads that are seen on their boxes and on cards: %s', (theme) => {
    const tokens: Colours = new Map([
      ...colours(`[data-theme='${theme}']`),
      ...colours(`[data-theme='${theme}'] {`, 'beads.css'),
    ]);
    const inks = [...tokens.keys()].filter((name) => name.startsWith('bead-'));
    expect(inks).toHaveLength(9);
    for (const ink of inks) {
      for (const ground of ['box', 'paper-raised']) {
        const ratio = contrast(groundOf(tokens, ink), groundOf(tokens, ground));
        expect(ratio, `${ink} on ${ground}`).toBeGreaterThanOrEqual(3);
      }
    }
  });
});
