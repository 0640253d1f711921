import { describe, expect, it } from 'vitest';
import {
  EMPTY,
  O,
  ROW,
  afterMove,
  emptySetup,
  placeOf,
  positionsFrom,
  rowOf,
  solve,
} from '../../../src/engine/index.ts';
import { baseTable, ownTableStore, withWeight } from '../../../src/components/atlas/ownTable.ts';

const RULES = baseTable('ratings');

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
    for (const weight of [-1, 0.5, NaN])
      expect(withWeight(RULES, setup, 0, weight)).toBeUndefined();
    expect(withWeight(baseTable('values'), setup, 0, 0.5)).toBeDefined();
  });
});

it('is read from the store whole and sound, or not at all', () => {
  const { kind, weights } = RULES;
  const centre = (placeOf(afterMove(emptySetup(), 4))?.at ?? NaN) * ROW + 4;
  for (const spoilt of [weights.with(0, 0.5), weights.with(centre, 1), weights.slice(1)]) {
    const text = JSON.stringify({ v: 1, kind, weights: [...spoilt] });
    expect(ownTableStore.parse(text).problem).toEqual({ code: 'unreadable' });
  }
});
