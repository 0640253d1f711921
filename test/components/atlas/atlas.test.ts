import { describe, expect, it } from 'vitest';
import {
  BitPosition,
  EMPTY,
  SYMMETRIES,
  X,
  mirror,
  permuted,
  positionIndex,
  rotate,
  ruleRatingsTable,
  setupOfClass,
  setupOfCode,
  solve,
  tablePolicy,
  type CellContent,
} from '../../../src/engine/index.ts';
import {
  atlasEntries,
  chosenEntries,
  atlasEntryOf,
  isShown,
} from '../../../src/components/atlas/atlasEntries.ts';
import { plies } from '../../../src/components/lessons/count/plies.ts';
import { rowCells } from '../../../src/components/atlas/ownTable.ts';
import { atlasMessages } from '#language/atlas/messages';

/** Every position, not only one of those that are alike. */
const everyPosition = () => Array.from(positionIndex().positions, atlasEntryOf);

describe('the entries of the atlas', () => {
  it('say of each board who wins, and when', () => {
    for (const { code, ply, mover, end, distance } of everyPosition()) {
      const setup = setupOfCode(code);
      const { value, distance: marks } = solve(setup);
      expect(distance).toBe(marks);
      expect(ply).toBe(setup.cells.filter((content) => content !== EMPTY).length);
      const winner = value === 0 ? 'draw' : value > 0 === (setup.toMove === X) ? 'X' : 'O';
      expect(end).toBe(winner);
      expect(mover === undefined).toBe(new BitPosition(setup).isOver);
    }
  });

  it('are of every board that is not like another', () => {
    const counts = plies().map(({ classes }) => classes);
    const withMarks = counts.map((_, marks) => atlasEntries().filter(({ ply }) => ply === marks));
    expect(withMarks.map(({ length }) => length)).toEqual(counts);
  });

  it('are filtered and sorted', () => {
    const filter = { ply: 6, end: 'draw' } as const;
    const shown = chosenEntries(filter, 'size');
    expect(shown.length).toBeGreaterThan(10);
    expect(shown.every(({ ply, end }) => ply === 6 && end === 'draw')).toBe(true);
    const sizes = shown.map(({ size }) => size);
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
    const all = atlasEntries().filter((entry) => isShown(entry, filter));
    expect(new Set(shown)).toEqual(new Set(all));
  });
});

describe('the numbers on a board', () => {
  it('stand on the free cells, as the table is played', () => {
    const table = ruleRatingsTable();
    for (const { code } of everyPosition().filter((_, at) => at % 17 === 0)) {
      const setup = setupOfCode(code);
      const cells = rowCells(table, code);
      const over = new BitPosition(setup).isOver;
      const free = [...setup.cells.keys()].filter((cell) => setup.cells[cell] === EMPTY);
      expect(cells.map(({ cell }) => cell)).toEqual(over ? [] : free);
      const played = cells.filter(({ isPlayed }) => isPlayed).map(({ cell }) => cell);
      expect(played).toEqual(tablePolicy(table, setup).map(({ cell }) => cell));
    }
  });
});

describe('the words for turns and mirrors', () => {
  it('are in the order of the symmetries', () => {
    const odd = setupOfClass(40).cells;
    const turns = [odd, rotate(odd), rotate(rotate(odd)), rotate(rotate(rotate(odd)))];
    const named: CellContent[][] = [...turns, ...turns.map(mirror)].map((cells) => [...cells]);
    expect(SYMMETRIES.map((symmetry) => permuted(odd, symmetry))).toEqual(named);
    expect(atlasMessages.find.symmetry).toHaveLength(SYMMETRIES.length);
    for (const [at, words] of atlasMessages.find.symmetry.entries()) {
      expect(words.toLowerCase().includes('mirror')).toBe(at >= 4);
    }
  });
});
