import { describe, expect, it } from 'vitest';
import {
  BOT_KINDS,
  EMPTY,
  O,
  PLAYERS,
  X,
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
  type Setup,
} from '../../../src/engine/index.ts';
import { deep } from '../../deep.ts';

/** Some positions of every number of marks, with either mark having begun. */
const SETUPS: readonly Setup[] = [X, O].flatMap((first) =>
  positionsFrom(emptySetup(first)).filter((_, at) => at % deep(701, 97) === 0),
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
  it('finds nothing in an empty policy', () => {
    expect(drawCell([], seededRng(1))).toBeUndefined();
  });
});

describe('the minimax player', () => {
  it('has one answer to every position', () => {
    for (const setup of SETUPS) {
      expect(policyOf({ kind: 'minimax' }, setup).length).toBeLessThanOrEqual(1);
    }
    expect(BOT_KINDS).toContain('minimax');
  });
});
