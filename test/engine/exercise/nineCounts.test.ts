import { describe, expect, it } from 'vitest';
import { EMPTY, KINDS, O, X, other } from '../../../src/engine/index.ts';
import { NINE_LINES } from '../../nineLines.ts';
import { ratingsByDefinition } from '../search/nextStep.ts';
import { byHand } from './byHand.ts';
import { drawn } from './read.ts';
import { setupOf } from '../../setupOf.ts';

describe('depth-rating', () => {
  // docs/algorithms.md, section 3, with the side that moves in place of O: 32 it has won, 8 lost, 24 a
  // draw, 16 not known; what a reply gives counts one less for a win and one more for a loss.
  it.each([
    // X completes the upper row with the mark that is rated: 8 × Fin = 32.
    ['XX.OO....', 2, 2, 32],
    // O completes the middle row with its answer: 8, one more on the way up, and nothing is worse for X.
    ['XX.OO....', 8, 2, 9],
    // X stops the row. No answer of O ends the game, and there the limit of two marks is.
    ['XX.OO....', 5, 2, 16],
    // X threatens 3-4-5 and 0-3-6, O nothing: after any answer X wins with the third mark. 32, and one less
    // for each of the two answers on the way up.
    ['XO..X...O', 3, 3, 30],
    // The same with a limit of two: the win is not seen.
    ['XO..X...O', 3, 2, 16],
    // The last cell completes nothing: Fin is 3, whatever the limit.
    ['XOXXOOOX.', 8, 4, 24],
  ] as const)('%s, cell %i, limit %i: %i', (text, cell, depth, rating) => {
    const kind = KINDS['depth-rating'];
    expect(kind.key({ setup: setupOf(text), cell, depth })).toBe(rating);
    expect(kind.grade({ setup: setupOf(text), cell, depth }, rating).points).toBe(1);
  });

  it('is what the definition gives', () => {
    for (const params of drawn('depth-rating')) {
      const { setup, cell, depth } = params;
      expect(KINDS['depth-rating'].key(params)).toBe(ratingsByDefinition(setup, depth)[cell]);
    }
  });
});

describe('return-value', () => {
  // docs/algorithms.md, section 4: +10 the computer has won, −10 it has lost, 0 the board is full.
  it.each([
    // The nine calls of the example: the first, the second and the seventh.
    ['O.XX.X.OO', X, 10],
    ['OXXX.X.OO', X, -10],
    ['OOXX.XXOO', X, 10],
    // The same for the other side: what is good for X is bad for a computer that plays O.
    ['O.XX.X.OO', O, -10],
    // One cell is left, and it completes nothing.
    ['XOXXOOOX.', X, 0],
    // X may complete its row, or stop O's; O may do so if X does neither.
    ['XX.OO....', X, 10],
    ['XX.OO....', O, -10],
    ['XX.OO...X', X, -10],
  ] as const)('%s, computer %i: %i', (text, computer, score) => {
    expect(KINDS['return-value'].key({ setup: setupOf(text), computer })).toBe(score);
  });

  it('is the value of the game', () => {
    for (const params of drawn('return-value')) {
      const { setup, computer } = params;
      expect(KINDS['return-value'].key(params)).toBe(byHand(setup, computer).score);
    }
  });
});

describe('count-forms', () => {
  it.each([
    // Four corners; the centre is always the centre; four edges.
    ['X........', 4],
    ['....X....', 1],
    ['.X.......', 4],
    // Two diagonals, O always on the centre.
    ['X...O...X', 2],
    // A corner, and one of the two edges beside it.
    ['XO.......', 8],
    // X in one corner and O in the opposite one: four ways round.
    ['X.......O', 4],
  ] as const)('%s: %i', (text, forms) => {
    expect(KINDS['count-forms'].key({ setup: setupOf(text) })).toBe(forms);
  });

  it('is what turning and mirroring rows of letters gives', () => {
    const turned = (rows: string[]) =>
      [0, 1, 2].map((at) =>
        rows
          .map((row) => row.charAt(at))
          .reverse()
          .join(''),
      );
    for (const { setup } of drawn('count-forms')) {
      const text = setup.cells.join('');
      let rows = [text.slice(0, 3), text.slice(3, 6), text.slice(6)];
      const seen = new Set<string>();
      for (let turn = 0; turn < 4; turn++, rows = turned(rows)) {
        seen.add(rows.join('/')).add([...rows].reverse().join('/'));
      }
      expect(KINDS['count-forms'].key({ setup })).toBe(seen.size);
    }
  });
});

it('best-move: all cells after which the game is worth most', () => {
  for (const { setup } of drawn('best-move')) {
    const { cells, toMove } = setup;
    const moves = [...cells.keys()].filter((cell) => cells[cell] === EMPTY);
    const values = moves.map(
      (cell) => byHand({ cells: cells.with(cell, toMove), toMove: other(toMove) }, toMove).score,
    );
    const best = moves.filter((_, at) => values[at] === Math.max(...values));
    expect(KINDS['best-move'].allRight?.({ setup })).toEqual(best);
  }
});

it('dead-lines: the cells whose own mark is the first on most lines of the other', () => {
  for (const { setup } of drawn('dead-lines')) {
    const { cells, toMove } = setup;
    const on = (line: readonly number[]) => line.map((cell) => cells[cell]);
    const live = NINE_LINES.filter(
      (line) => on(line).includes(other(toMove)) && !on(line).includes(toMove),
    );
    const free = [...cells.keys()].filter((cell) => cells[cell] === EMPTY);
    const killed = free.map(
      (cell) => live.filter((line) => (line as readonly number[]).includes(cell)).length,
    );
    const right = free.filter((_, at) => killed[at] === Math.max(...killed));
    expect(KINDS['dead-lines'].allRight?.({ setup })).toEqual(right);
  }
});
