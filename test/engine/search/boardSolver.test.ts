import { describe, expect, it } from 'vitest';
import {
  GAME_VALUES,
  X,
  boardValue,
  boardValueSteps,
  emptySetup,
  makeVariant,
  mnkVariant,
  seededRng,
  solveBoard,
  type SolverOptions,
  type Variant,
} from '../../../src/engine/index.ts';
import { LineBoard } from '../../../src/engine/search/lineBoard.ts';
import { WinSearch } from '../../../src/engine/search/winSearch.ts';
import { deep } from '../../deep.ts';
import { plain, setupOfPlain } from '../plainBoards.ts';

const SWITCHES = [false, true].flatMap((misere) =>
  [false, true].map((gravity) => ({ misere, gravity })),
);

const upTo = (most: number) => Array.from({ length: most }, (_, at) => at + 1);

/**
 * Every board of up to so many cells, in space as well, with every length that fits and one that does not, and both
 * switches. One that is turned is the same board unless marks fall: of more than nine cells only one of them is tried.
 */
const boards = (most: number): Variant[] =>
  upTo(most).flatMap((m) =>
    upTo(Math.floor(most / m)).flatMap((n) =>
      upTo(Math.floor(most / m / n)).flatMap((layers) =>
        upTo(Math.max(m, n, layers) + 1).flatMap((k) =>
          SWITCHES.filter(
            ({ gravity }) => gravity || m * n * layers <= 9 || (m >= n && n >= layers),
          ).map((switches) => makeVariant({ m, n, k, layers, ...switches })),
        ),
      ),
    ),
  );

const OPTIONS: readonly SolverOptions[] = [
  {},
  { symmetry: false },
  { memory: false },
  { order: false },
  { deadLines: false },
  { symmetry: false, memory: false, order: false, deadLines: false },
];

/** A machine that does other things meanwhile takes five times as long for all boards as one that is free. */
const TIMEOUT = deep(60_000, 600_000);

describe('the exact solver', () => {
  it(
    `agrees with plain minimax on every board of up to ${deep(9, 12)} cells`,
    () => {
      const rng = seededRng(45);
      for (const variant of boards(deep(9, 12))) {
        const { score, solution, atRandom } = plain(variant);
        const { cellCount } = variant.geometry;
        const empty = GAME_VALUES[1 - score(['.'.repeat(cellCount), 'X']) / 10];
        expect(boardValue(variant), variant.id).toMatchObject({ settled: true, value: empty });
        for (const [at, options] of OPTIONS.entries()) {
          const least = cellCount > 9 && at > 0 ? cellCount - 8 : 0;
          const setup = atRandom(least + rng.int(cellCount + 1 - least), rng);
          const found = solveBoard(setupOfPlain(setup), variant, options);
          expect(found, `${variant.id} ${setup.join(' ')}`).toMatchObject(solution(setup));
        }
      }
    },
    TIMEOUT,
  );

  it(
    'agrees with it in the middle of games on boards of up to 25 cells, and in space',
    () => {
      const rng = seededRng(46);
      const sizes = [
        { m: 4, n: 4, k: 4 },
        { m: 5, n: 4, k: 4 },
        { m: 4, n: 5, k: 3 },
        { m: 6, n: 4, k: 4 },
        { m: 5, n: 5, k: 4 },
        { m: 3, n: 2, k: 3, layers: 3 },
      ];
      for (const variant of sizes.flatMap((size) =>
        SWITCHES.map((each) => makeVariant({ ...size, ...each })),
      )) {
        const { solution, atRandom } = plain(variant);
        for (let time = 0; time < deep(4, 40); time++) {
          const setup = atRandom(variant.geometry.cellCount - 4 - rng.int(5), rng);
          const found = solveBoard(setupOfPlain(setup), variant);
          expect(found, `${variant.id} ${setup.join(' ')}`).toMatchObject(solution(setup));
        }
      }
    },
    TIMEOUT,
  );

  // As published: van den Herik, Uiterwijk and van Rijswijck (2002), "Games solved", table 4, and Ma (2009).
  it.each([
    [3, 3, 3, 'draw'],
    [4, 3, 3, 'first'],
    [3, 4, 3, 'first'],
    [4, 4, 3, 'first'],
    [4, 4, 4, 'draw'],
    [5, 4, 3, 'first'],
    [5, 4, 4, 'draw'],
    [5, 5, 4, 'draw'],
    [6, 5, 4, 'first'],
    [5, 6, 4, 'first'],
    [5, 5, 5, 'draw'],
    [8, 8, 4, 'first'],
    [6, 5, 5, 'draw'],
  ] as const)('%i columns, %i rows, %i in a row: %s', (m, n, k, value) => {
    expect(boardValue(mnkVariant(m, n, k))).toMatchObject({ value });
  });

  it('knows the cube of three: won from its centre, and only there', () => {
    const variant = makeVariant({ m: 3, n: 3, k: 3, layers: 3 });
    expect(boardValue(variant)).toMatchObject({ value: 'first' });
    expect(solveBoard(emptySetup(X, variant), variant)).toMatchObject({ score: 10, cells: [13] });
  });

  it('counts what it looked into, always the same, and less with each of its savings', () => {
    const positions = (options: SolverOptions) =>
      boardValue(mnkVariant(5, 4, 4), { ...options, mostPositions: 20_000 }).positions;
    expect(positions({})).toBe(positions({}));
    for (const saving of ['symmetry', 'memory', 'order', 'deadLines'] as const) {
      expect(positions({ [saving]: false }), saving).toBeGreaterThan(2 * positions({}));
    }
    expect(boardValue(mnkVariant(2, 2, 3))).toEqual({ settled: true, value: 'draw', positions: 1 });
  });

  it('reports its progress, ends with its budget, and finds the same however it is cut', () => {
    const variant = mnkVariant(5, 4, 4);
    const whole = boardValue(variant);
    const setup = emptySetup(X, variant);
    const seen: number[] = [];
    for (const positions of boardValueSteps(variant, { order: false })) {
      if (seen.push(positions) === 5) break;
    }
    expect(seen).toHaveLength(5);
    expect(seen).toEqual([...seen].sort((a, b) => a - b));
    const all = { symmetry: true, memory: true, order: true, deadLines: true };
    const search = new WinSearch(new LineBoard(variant, all), all);
    search.ask(0, 0);
    let answer: boolean | undefined;
    while (answer === undefined) answer = search.run(search.positions + 100);
    expect([answer, search.positions]).toEqual([false, whole.positions]);
    expect(boardValue(variant, { mostPositions: whole.positions + 1 })).toEqual(whole);
    expect(boardValue(variant, { mostPositions: 100 })).toMatchObject({ settled: false });
    expect(solveBoard(setup, variant, { mostPositions: 10 })).toMatchObject({ settled: false });
    expect(() => boardValue(mnkVariant(9, 9, 5))).toThrow(RangeError);
  });
});
