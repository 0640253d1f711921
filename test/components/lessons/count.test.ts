import { describe, expect, it } from 'vitest';
import { plies, sieve } from '../../../src/components/lessons/count/plies.ts';
import { countTable } from '../../../src/components/lessons/count/chart.ts';
import { formCount, drawnForms } from '../../../src/components/lessons/count/formsView.ts';
import { type CellContent } from '../../../src/engine/index.ts';
import { setupOf } from '../../setupOf.ts';

const cellsOf = (board: string): readonly CellContent[] => setupOf(board).cells;

describe('the counts by number of marks', () => {
  // The specification's own figures, written down by hand.
  it('are the published ones', () => {
    expect(plies().map(({ classes }) => classes)).toEqual([
      1, 3, 12, 38, 108, 174, 204, 153, 57, 15,
    ]);
    expect(plies().map(({ positions }) => positions)).toEqual([
      1, 9, 72, 252, 756, 1260, 1520, 1140, 390, 78,
    ]);
    expect(plies().map(({ ended }) => ended)).toEqual([
      0, 0, 0, 0, 0, 1440, 5328, 47952, 72576, 127872,
    ]);
  });

  it('stand in the table with their sums', () => {
    const last = countTable().rows.at(-1);
    expect(last).toEqual(['together', '549,946', '255,168', '5,478', '765']);
  });
});

describe('the positions', () => {
  it('come out of the sieve', () => {
    const { rightCounts, impossible, positions } = sieve();
    const out = Object.values(impossible).map((list) => list.length);
    expect(rightCounts - out.reduce((sum, count) => sum + count, 0)).toBe(positions);
    for (const list of Object.values(impossible)) expect(list.length).toBeGreaterThan(0);
  });
});

describe('the eight forms of a board', () => {
  it.each([
    ['.........', 1],
    ['....X....', 1],
    ['X...O...X', 2],
    ['X........', 4],
    ['XO.......', 8],
  ])('%s has %i', (board, count) => {
    expect(formCount(cellsOf(board))).toBe(count);
    const forms = drawnForms(cellsOf(board));
    expect(forms).toHaveLength(8);
    expect(forms[0]?.letter).toBe('A');
    // Each look comes up equally often.
    for (const { letter } of forms) {
      expect(forms.filter((each) => each.letter === letter)).toHaveLength(8 / count);
    }
  });
});
