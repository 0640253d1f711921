import { describe, expect, it } from 'vitest';
import {
  EMPTY,
  O,
  ROW,
  afterMove,
  emptySetup,
  makeTable,
  placeOf,
  positionsFrom,
  rowOf,
  seededRng,
  solve,
} from '../../../src/engine/index.ts';
import {
  MOST_EDITS,
  baseTable,
  makeEdits,
  parseEdits,
  withWeight,
} from '../../../src/components/atlas/ownTable.ts';
import {
  newTableGame,
  personTakes,
  tableMoves,
  tableTurnOf,
  tableWinnerOf,
} from '../../../src/components/atlas/tableGame.ts';

const RULES = baseTable('rules');

describe('changing a number', () => {
  it('changes this cell of this board, however it lies, and its class alone', () => {
    for (const setup of positionsFrom(emptySetup(O)).filter((_, at) => at % 211 === 3)) {
      if (solve(setup).distance === 0) continue;
      const cell = setup.cells.indexOf(EMPTY);
      const table = withWeight(RULES, setup, cell, 77);
      expect(table && rowOf(table, setup)?.[cell]).toBe(77);
      const changed = [...(table?.weights ?? [])].flatMap((weight, where) =>
        weight === RULES.weights[where] ? [] : [Math.floor(where / ROW)],
      );
      expect(changed).toEqual([placeOf(setup)?.at]);
    }
  });

  it('refuses what cannot be', () => {
    const setup = afterMove(emptySetup(), 4);
    expect(withWeight(RULES, setup, 4, 1)).toBeUndefined();
    expect(withWeight(RULES, setup, 0, -1)).toBeUndefined();
    expect(withWeight(RULES, setup, 0, 0.5)).toBeUndefined();
    expect(withWeight(baseTable('truth'), setup, 0, 0.5)).toBeDefined();
    expect(withWeight(RULES, setup, 0, Number.NaN)).toBeUndefined();
  });
});

describe('a table in a link', () => {
  it.each([
    ['rules', 500, 'rules~0.4.500'],
    ['truth', -0.25, 'truth~0.4.-0.25'],
  ] as const)('comes back: %s with %f', (base, weight, text) => {
    const own = withWeight(baseTable(base), emptySetup(), 4, weight);
    expect(own && makeEdits(own)).toBe(text);
    expect(parseEdits(text)?.weights).toEqual(own?.weights);
  });

  it('is refused if it differs too much, or has no base', () => {
    const all = { ...RULES, weights: RULES.weights.map((weight) => weight * 2) };
    expect(makeEdits(all)).toBeUndefined();
    const beads = makeTable({ kind: 'beads', name: '', provenance: '' }, () => []);
    expect(makeEdits(beads)).toBeUndefined();
  });

  it.each([
    '',
    'rules',
    'nobody~0.0.1',
    'rules~0.9.1',
    'rules~765.0.1',
    'rules~0.0.-1',
    'rules~0.0.0.5',
    'rules~1.8.4',
    'truth~0.0.2',
    // The game is over there.
    'truth~177.0.0.5',
    `rules${'~0.0.1'.repeat(MOST_EDITS + 1)}`,
  ])('refuses "%.30s"', (text) => {
    expect(parseEdits(text)).toBeUndefined();
  });
});

describe('a game against a table', () => {
  it('is played by turns to its end, from any board, for either side', () => {
    const rng = seededRng(5);
    for (const person of ['X', 'O'] as const) {
      let game = newTableGame(emptySetup(), person);
      for (let i = 0; i < 12 && tableTurnOf(game) !== 'over'; i++) {
        const free = game.setup.cells.indexOf(EMPTY);
        const next =
          tableTurnOf(game) === 'person' ? personTakes(game, free) : tableMoves(game, RULES, rng);
        expect(next).not.toBe(game);
        game = next;
      }
      expect(tableTurnOf(game)).toBe('over');
      // Whoever takes the first free cell each time does not beat the rules.
      expect(tableWinnerOf(game)).not.toBe(person);
    }
  });
});
