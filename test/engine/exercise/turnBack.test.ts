import { describe, expect, it } from 'vitest';
import {
  EMPTY,
  KINDS,
  LEVELS,
  afterMove,
  checkSetup,
  parseSigns,
  seededRng,
  storedCells,
} from '../../../src/engine/index.ts';

const kind = KINDS['turn-back'];

function boardOf(signs: string, toMove: 1 | 4) {
  const setup = checkSetup(parseSigns(signs) ?? [], toMove);
  if (!setup.ok) throw new Error(signs);
  return setup.value;
}

describe('the cell that the table names', () => {
  it.each([
    // X in a corner is stored with X in the last corner: by a half turn, or a mirror of it.
    ['X........', 4, 4, [4]],
    ['X........', 4, 0, [8]],
    // The edge beside the corner, on either side of the diagonal that the board looks the same about.
    ['X........', 4, 5, [1, 3]],
  ] as const)('%s: cell %3$s', (signs, toMove, cell, cells) => {
    const setup = boardOf(signs, toMove);
    expect(
      storedCells(setup)
        .map((content) => (content === EMPTY ? '.' : 'X'))
        .join(''),
    ).toBe('........X');
    expect(kind.allRight?.({ setup, cell })).toEqual(cells);
  });

  it('has the same place among the marks: put there, the two boards are stored as one', () => {
    for (const level of LEVELS) {
      for (let seed = 0; seed < 200; seed++) {
        const { setup, cell } = kind.generate(seededRng(seed), level);
        const stored = { ...setup, cells: storedCells(setup) };
        const byTable = storedCells(afterMove(stored, cell)).join('');
        const right = kind.allRight?.({ setup, cell }) ?? [];
        for (let own = 0; own < 9; own++) {
          if (setup.cells[own] !== EMPTY) continue;
          const isSame = storedCells(afterMove(setup, own)).join('') === byTable;
          if (right.includes(own)) expect(isSame).toBe(true);
          if (!isSame) expect(kind.grade({ setup, cell }, own).points).toBe(0);
        }
      }
    }
  });

  it('tells what was forgotten, and not the cell', () => {
    let [forgotten, wrongWay] = [0, 0];
    for (let seed = 0; seed < 50; seed++) {
      const params = kind.generate(seededRng(seed), 3);
      for (let cell = 0; cell < 9; cell++) {
        const [reason] = kind.grade(params, cell).reasons;
        if (reason?.code === 'not-turned') forgotten += 1;
        if (reason?.code === 'wrong-way') wrongWay += 1;
        if (reason) expect(Object.values(reason)).not.toContain(kind.key(params));
      }
    }
    expect(forgotten).toBe(50);
    expect(wrongWay).toBe(50);
  });

  it('is not asked about where a mark is', () => {
    const read = kind.params.decode('X........o~8');
    expect(read.ok ? '' : read.problem.code).toBe('asked-is-taken');
  });
});
