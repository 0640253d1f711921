import { describe, expect, it } from 'vitest';
import {
  BitPosition,
  EMPTY,
  LOOKUP_EVENTS,
  O,
  SYMMETRIES,
  X,
  chooseByTable,
  emptySetup,
  lookUp,
  makePosition,
  permuted,
  placeOf,
  policyOf,
  positionsFrom,
  recordSteps,
  rowOf,
  ruleRatings,
  ruleRatingsTable,
  solvedMoves,
  tablePolicy,
  valuesTable,
  type LookupEvent,
  type Policy,
  type Setup,
} from '../../../src/engine/index.ts';
import { deep } from '../../deep.ts';

const OPEN = [X, O].flatMap((first) =>
  positionsFrom(emptySetup(first)).filter((setup) => !new BitPosition(setup).isOver),
);
const TABLE = ruleRatingsTable();
const byRules = (level: number, setup: Setup) => policyOf({ kind: 'rule-ratings', level }, setup);
const byTable = (level: number, setup: Setup) => policyOf({ kind: 'lookup-table', level }, setup);

function turned(setup: Setup, symmetry: readonly number[]): Setup {
  return { ...setup, cells: permuted(setup.cells, symmetry) };
}
/** A policy for the turned board, as one for the board itself. */
function turnedBack(policy: Policy, symmetry: readonly number[]): Policy {
  return policy
    .map(({ cell, weight }) => ({ cell: symmetry[cell] as number, weight }))
    .sort((a, b) => a.cell - b.cell);
}

/** Where the rules rate the ends of the two diagonals by the order in which they visit them. */
const BY_ORDER = OPEN.filter((setup) =>
  SYMMETRIES.some(
    (symmetry) =>
      `${permuted(ruleRatings(setup), symmetry)}` !== `${ruleRatings(turned(setup, symmetry))}`,
  ),
);

describe('the player by lookup table', () => {
  it('takes the greatest exactly as the rules do', () => {
    for (const setup of OPEN) expect(byTable(1, setup)).toEqual(byRules(1, setup));
  });

  it('weighs as the rules do, but for the few positions in which the rules favour a diagonal', () => {
    const differs = OPEN.filter(
      (setup) => JSON.stringify(byTable(0, setup)) !== JSON.stringify(byRules(0, setup)),
    );
    expect(differs.length).toBe(12);
    const names = new Set(BY_ORDER.map(({ cells }) => makePosition(cells)));
    for (const { cells } of differs) expect(names).toContain(makePosition(cells));
    // It weighs as the rules do when the board lies in some other way.
    for (const setup of differs) {
      const ways = SYMMETRIES.map((each) => turnedBack(byRules(0, turned(setup, each)), each));
      expect(ways).toContainEqual(byTable(0, setup));
    }
  });

  it('plays a turned or mirrored board in the same way', () => {
    const odd = new Set(BY_ORDER.map(({ cells }) => makePosition(cells)));
    const some = OPEN.filter((_, at) => at % 17 === 0);
    for (const setup of deep(some, OPEN)) {
      for (const symmetry of SYMMETRIES) {
        const other = turned(setup, symmetry);
        expect(turnedBack(byTable(1, other), symmetry)).toEqual(byTable(1, setup));
        if (odd.has(makePosition(setup.cells))) continue;
        expect(turnedBack(byTable(0, other), symmetry)).toEqual(byTable(0, setup));
      }
    }
  });

  it('has nothing to say when the game is over', () => {
    const over = positionsFrom().filter((setup) => new BitPosition(setup).isOver);
    for (const setup of over) expect(byTable(0, setup)).toEqual([]);
  });
});

describe('a look into a table', () => {
  it('finds the same row as the index does at once', () => {
    for (const setup of OPEN) expect(lookUp(TABLE, setup)).toEqual(rowOf(TABLE, setup));
  });

  it('chooses the same with a tracer as without, and as any player by table', () => {
    for (const setup of OPEN.filter((_, at) => at % deep(97, 31) === 0)) {
      let traced: Policy = [];
      const { events } = recordSteps<LookupEvent>(LOOKUP_EVENTS, (tracer) => {
        traced = chooseByTable(TABLE, setup, tracer);
      });
      expect(traced).toEqual(chooseByTable(TABLE, setup));
      expect(traced).toEqual(tablePolicy(TABLE, setup));
      const turns = events.filter(({ kind }) => kind === 'turn');
      expect(turns.map(({ symmetry }) => symmetry)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
      const found = events.find(({ kind }) => kind === 'found');
      expect(found?.row).toBe(placeOf(setup)?.at);
      expect(found?.least).toBe(Math.min(...Object.values(found?.codes ?? {})));
      const bringEvents = events.filter(({ kind }) => kind === 'bring');
      const free = [...setup.cells.keys()].filter((cell) => setup.cells[cell] === EMPTY);
      expect(bringEvents.map(({ cell }) => cell).sort()).toEqual(free);
      expect(events.at(-1)?.best ?? []).toEqual(traced.map(({ cell }) => cell));
    }
  });
});

describe('playing by any table', () => {
  it('never errs with the table of the truth', () => {
    const truth = valuesTable();
    for (const setup of OPEN) {
      const most = Math.max(...solvedMoves(setup).map(({ value }) => value));
      const best = solvedMoves(setup).filter(({ value }) => value === most);
      expect(tablePolicy(truth, setup).map(({ cell }) => cell)).toEqual(
        best.map(({ cell }) => cell),
      );
    }
  });

  it('says nothing about a board that cannot arise', () => {
    const odd: Setup = { cells: [X, X, X, O, O, O, EMPTY, EMPTY, EMPTY], toMove: X };
    expect(rowOf(TABLE, odd)).toBeUndefined();
    expect(tablePolicy(TABLE, odd)).toEqual([]);
  });
});
