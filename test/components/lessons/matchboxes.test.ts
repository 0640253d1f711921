import { describe, expect, it } from 'vitest';
import {
  LETTERS,
  fullSet,
  smallSet,
  type Label,
} from '../../../src/components/lessons/learning/matchboxes.ts';
import {
  MENACE,
  O,
  X,
  boxNumber,
  boxesOf,
  canonical,
  placeOf,
  boxLayout,
} from '../../../src/engine/index.ts';

function marksOf({ cells }: Label) {
  return cells.map(({ mark }) => (mark === 'X' ? X : mark === 'O' ? O : 0));
}

describe('the labels of the whole shelf', () => {
  const labels = fullSet();

  it('are one a box, each a canonical board of its own, numbered as the figures number them', () => {
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
    const lettersOf = (label: Label) => label.cells.flatMap(({ letter = [] }) => letter);
    const kinds = [smallSet(), labels].map((set) => new Set(set.flatMap(lettersOf)).size);
    expect(kinds, 'as the page says: five kinds, and nine').toEqual([5, 9]);
  });
});
