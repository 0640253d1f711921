import { describe, expect, it } from 'vitest';
import {
  LABELS_A_PAGE,
  LABEL_MM,
  LETTERS,
  SMALL_START,
  beadsOf,
  fullSet,
  pagesOf,
  smallLesson,
  smallSet,
  smallSetNeedsNoTurning,
  smallSetups,
  type Label,
} from '../../../src/components/lessons/learning/matchboxes.ts';
import {
  MENACE,
  O,
  X,
  boxNumber,
  boxesOf,
  canonical,
  makePosition,
  placeOf,
  boxLayout,
} from '../../../src/engine/index.ts';

function marksOf({ cells }: Label) {
  return cells.map(({ mark }) => (mark === 'X' ? X : mark === 'O' ? O : 0));
}

describe('the labels of the whole shelf', () => {
  const labels = fullSet();

  it('are one a box, each a canonical board of its own, numbered as the figures number them', () => {
    expect(labels).toHaveLength(304);
    expect(new Set(labels.map((label) => marksOf(label).join(''))).size).toBe(304);
    labels.forEach((label, at) => {
      const cells = marksOf(label);
      expect(canonical(cells)).toEqual(cells);
      const place = placeOf({ cells, toMove: X });
      expect(boxNumber(boxLayout().boxOf[place?.at ?? -1] as number)).toBe(label.number);
      expect(boxesOf('first')[at]).toBe(boxLayout().boxOf[place?.at ?? -1]);
    });
  });

  it('say the move, and how many beads of each letter', () => {
    for (const { cells, move, each } of labels) {
      const marks = cells.filter(({ mark }) => mark).length;
      expect(move).toBe(marks / 2 + 1);
      expect(each).toBe(MENACE.start[move - 1]);
      cells.forEach(({ letter }, cell) => {
        if (letter) expect(letter).toBe(LETTERS[cell]);
      });
    }
    expect(beadsOf(labels)).toBeGreaterThan(1000);
  });
});

describe('the pages', () => {
  it('hold every label once, three a row, on paper of either size', () => {
    for (const labels of [smallSet(), fullSet()]) {
      expect(pagesOf(labels).flat()).toEqual(labels);
      expect(pagesOf(labels).every((page) => page.length <= LABELS_A_PAGE)).toBe(true);
    }
    // A4 and Letter without their margins, and 6 mm for the line that says which page it is.
    const [width, height] = [210 - 28, Math.min(297, 279.4) - 24 - 6];
    expect(3 * LABEL_MM.width).toBeLessThanOrEqual(width);
    expect((LABELS_A_PAGE / 3) * LABEL_MM.height).toBeLessThanOrEqual(height);
  });
});

describe('the small set', () => {
  it('holds every board that X can come to, and no other', () => {
    const labels = smallSet();
    expect(labels.length).toBeLessThanOrEqual(24);
    expect(labels).toHaveLength(smallSetups().length);
    expect(makePosition(marksOf(labels[0] as Label))).toBe(SMALL_START);
    expect(smallSetNeedsNoTurning()).toBe(true);
    // Every empty cell has a letter, because no two are the same move.
    for (const { cells } of labels) {
      expect(
        cells.every(({ mark, letter }) => (mark === undefined) !== (letter === undefined)),
      ).toBe(true);
    }
  });

  it('is learnt from, and only so', () => {
    const { before, after } = smallLesson(200, 1);
    expect(before.win + before.draw + before.loss).toBeCloseTo(1, 9);
    expect(after.loss).toBeLessThan(before.loss / 2);
    expect(smallLesson(0, 1).after).toEqual(before);
  });
});
