import { describe, expect, it } from 'vitest';
import {
  BOT_KINDS,
  EMPTY,
  O,
  PLAYERS,
  X,
  afterMove,
  checkSetup,
  chooseMove,
  drawCell,
  emptySetup,
  isBotSpec,
  makeBot,
  parseBot,
  policyOf,
  positionsFrom,
  seededRng,
  solve,
  solvedMoves,
  type Setup,
} from '../../../src/engine/index.ts';

/** Some positions of every number of marks, with either mark having begun. */
const SETUPS: readonly Setup[] = [X, O].flatMap((first) =>
  positionsFrom(emptySetup(first)).filter((_, at) => at % 97 === 0),
);

describe('the register of players', () => {
  it('names every player so that the name finds it again', () => {
    for (const spec of PLAYERS) expect(parseBot(makeBot(spec))).toEqual(spec);
    expect(new Set(PLAYERS.map(makeBot)).size).toBe(PLAYERS.length);
  });

  it.each(['', 'toString', 'minimax:1', 'nobody', 'rule-ratings:9'])('knows no "%s"', (name) => {
    expect(parseBot(name)).toBeUndefined();
  });

  it('refuses a level that a kind does not have', () => {
    expect(isBotSpec({ kind: 'minimax', level: 3 })).toBe(false);
    expect(() => policyOf({ kind: 'minimax', level: 3 }, emptySetup())).toThrow(RangeError);
  });
});

describe.each(PLAYERS.map((spec) => [makeBot(spec), spec] as const))('%s', (_, spec) => {
  it('plays empty cells only, in ascending order, with positive whole weights', () => {
    for (const setup of SETUPS) {
      const policy = policyOf(spec, setup);
      const over = solve(setup).distance === 0;
      expect(policy.length > 0).toBe(!over);
      expect(policy.every(({ cell }) => setup.cells[cell] === EMPTY)).toBe(true);
      expect(policy.every(({ weight }) => Number.isSafeInteger(weight) && weight > 0)).toBe(true);
      const cells = policy.map(({ cell }) => cell);
      expect(cells).toEqual([...new Set(cells)].sort((a, b) => a - b));
    }
  });

  it('plays O as it plays X', () => {
    for (const setup of SETUPS) {
      const swapped = swap(setup);
      expect(policyOf(spec, swapped)).toEqual(policyOf(spec, setup));
    }
  });

  it('plays the same again for the same seed', () => {
    for (const setup of SETUPS.slice(0, 5)) {
      const once = chooseMove(spec, setup, seededRng(7));
      expect(chooseMove(spec, setup, seededRng(7))).toBe(once);
    }
  });
});

function swap({ cells, toMove }: Setup): Setup {
  const swapped = cells.map((content) =>
    content === EMPTY ? EMPTY : content === X ? O : X,
  ) as Setup['cells'];
  const setup = checkSetup(swapped, toMove === X ? O : X);
  if (!setup.ok) throw new Error(setup.problem.code);
  return setup.value;
}

describe('drawing a cell', () => {
  it('follows the weights', () => {
    const rng = seededRng(3);
    const counts = new Map<number | undefined, number>();
    const policy = [
      { cell: 2, weight: 1 },
      { cell: 5, weight: 3 },
    ];
    for (let i = 0; i < 8000; i++) {
      const cell = drawCell(policy, rng);
      counts.set(cell, (counts.get(cell) ?? 0) + 1);
    }
    // Four standard deviations of a binomial of 8,000 and a quarter.
    expect(Math.abs((counts.get(2) ?? 0) - 2000)).toBeLessThan(155);
    expect((counts.get(2) ?? 0) + (counts.get(5) ?? 0)).toBe(8000);
  });

  it('finds nothing in an empty policy', () => {
    expect(drawCell([], seededRng(1))).toBeUndefined();
  });
});

describe('the minimax player', () => {
  it('never loses, first or second, against every possible opponent', () => {
    for (const own of [X, O]) {
      const seen = new Set<string>();
      function play(setup: Setup): void {
        const key = setup.cells.join('');
        if (seen.has(key)) return;
        seen.add(key);
        const moves = solvedMoves(setup);
        if (moves.length === 0) {
          const { value } = solve(setup);
          expect(value === 0 || value < 0 === (setup.toMove !== own)).toBe(true);
          return;
        }
        const tried = setup.toMove === own ? policyOf({ kind: 'minimax' }, setup) : moves;
        for (const { cell } of tried) play(afterMove(setup, cell));
      }
      play(emptySetup());
    }
  });

  it('has one answer to every position', () => {
    for (const setup of SETUPS) {
      expect(policyOf({ kind: 'minimax' }, setup).length).toBeLessThanOrEqual(1);
    }
    expect(BOT_KINDS).toContain('minimax');
  });
});
