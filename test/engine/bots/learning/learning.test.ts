import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LEARNS,
  MENACE,
  TD,
  TRAINING,
  Trainer,
  boxesOf,
  beadsIn,
  emptySetup,
  exactResults,
  kindsIn,
  learnGame,
  learnerPolicy,
  learnerTable,
  learningMarks,
  marksOfBox,
  newLearner,
  parseBot,
  policyOf,
  policyTable,
  positionsFrom,
  codeOfCells,
  trainedLearner,
  undoGame,
  X,
  type BotSpec,
  type Learner,
  type PolicyTable,
  type Scheme,
} from '../../../../src/engine/index.ts';
import { deep } from '../../../deep.ts';

const tableOf = (name: string) =>
  policyTable((setup) => policyOf(parseBot(name) as BotSpec, setup));
const RANDOM = tableOf('random');
const MINIMAX = tableOf('minimax');

function policyAt({ startOf, endOf, cells, weights }: PolicyTable, code: number) {
  const start = startOf[code]!;
  const own = cells.subarray(start, endOf[code]);
  return Array.from(own, (cell, at) => ({ cell, weight: weights[start + at]! }));
}

const menaces: fc.Arbitrary<Scheme> = fc.record({
  kind: fc.constant('menace' as const),
  start: fc.tuple(...[0, 1, 2, 3].map(() => fc.integer({ min: 1, max: 6 }))) as fc.Arbitrary<
    [number, number, number, number]
  >,
  win: fc.integer({ min: 0, max: 5 }),
  draw: fc.integer({ min: 0, max: 3 }),
  loss: fc.integer({ min: 0, max: 4 }),
  resigns: fc.boolean(),
});
const tds: fc.Arbitrary<Scheme> = fc.record({
  kind: fc.constant('td' as const),
  step: fc.integer({ min: 1, max: 100 }),
  explore: fc.integer({ min: 0, max: 100 }),
});

const cases = fc.record({
  scheme: fc.oneof(menaces, tds),
  learns: fc.constantFrom(...LEARNS),
  seed: fc.nat(),
  rival: fc.constantFrom(RANDOM, MINIMAX),
});

describe('the trainer', () => {
  it('changes the table as the plain definition does, game by game', () => {
    fc.assert(
      fc.property(cases, ({ scheme, learns, seed, rival }) => {
        const plain = newLearner(scheme, learns, seed);
        const fast = newLearner(scheme, learns, seed);
        const trainer = new Trainer(fast, rival);
        const ends = { win: 0, draw: 0, loss: 0 };
        for (let game = 0; game < deep(20, 60); game++) {
          const [own = X] = learningMarks(learns, game);
          const { winner } = learnGame(plain, ({ cells }) => policyAt(rival, codeOfCells(cells)));
          ends[winner === undefined ? 'draw' : winner === own ? 'win' : 'loss']++;
          trainer.play(1);
          expect(fast.entries).toEqual(plain.entries);
          expect(trainer.tally).toEqual(ends);
        }
        expect(fast.games).toBe(plain.games);
      }),
      { numRuns: deep(20, 60) },
    );
  });

  it('makes the same table however the games are cut up', () => {
    for (const scheme of [MENACE, TD]) {
      const [once, twice] = [1, 2].map(() => newLearner(scheme, 'both', 5)) as [Learner, Learner];
      new Trainer(once, RANDOM).play(500);
      new Trainer(twice, RANDOM).play(123);
      new Trainer(twice, RANDOM).play(377);
      expect(twice.entries).toEqual(once.entries);
    }
  });

  it('plays as its policy says, in every position', () => {
    for (const scheme of [MENACE, TD]) {
      const learner = newLearner(scheme, 'both', 2);
      new Trainer(learner, RANDOM).play(300);
      const table = learnerTable(learner);
      for (const setup of positionsFrom()) {
        const entries = policyAt(table, codeOfCells(setup.cells));
        expect(entries.sort((a, b) => a.cell - b.cell)).toEqual(learnerPolicy(learner, setup));
      }
    }
  });

  it('asks for an opponent', () => {
    expect(() => new Trainer(newLearner(MENACE, 'first', 1))).toThrow(/opponent/);
  });
});

describe('the corrections after a game', () => {
  it('are Michie’s: 4, 3, 2, 1 beads; +3, +1, −1', () => {
    const learner = newLearner(MENACE, 'first', 3);
    const starts = boxesOf('first').map((box) => [
      marksOfBox(box),
      ...new Set(kindsIn(box).map((kind) => learner.entries[kind])),
    ]);
    expect(new Set(starts.map(String))).toEqual(new Set(['0,4', '2,3', '4,2', '6,1']));
    const seen = new Set<number>();
    for (let game = 0; game < deep(15, 40); game++) {
      const { winner, changes } = learnGame(learner, (setup) =>
        policyOf({ kind: 'random' }, setup),
      );
      const reward = winner === undefined ? 1 : winner === X ? 3 : -1;
      seen.add(reward);
      const drawn = changes.filter(({ before, after }) => after - before === reward);
      expect(drawn.length).toBeGreaterThanOrEqual(3);
    }
    expect(seen).toEqual(new Set([1, 3, -1]));
  });

  it('can be taken back', () => {
    fc.assert(
      fc.property(cases, fc.integer({ min: 0, max: 80 }), ({ scheme, learns, seed }, games) => {
        const learner = newLearner(scheme, learns, seed);
        new Trainer(learner, RANDOM).play(games);
        const before = Int32Array.from(learner.entries);
        const { changes } = learnGame(learner, (setup) => policyOf({ kind: 'random' }, setup));
        undoGame(learner, changes);
        expect(learner.entries).toEqual(before);
        expect(learner.games).toBe(games);
      }),
      { numRuns: deep(15, 40) },
    );
  });

  it('never leave a box empty, unless an empty box means giving up', () => {
    const harsh = { ...MENACE, win: 0, draw: 0, loss: 99 };
    const emptyBoxes = (resigns: boolean) => {
      const learner = newLearner({ ...harsh, resigns }, 'itself', 1);
      new Trainer(learner).play(500);
      return [...boxesOf('first'), ...boxesOf('second')].filter(
        (box) => beadsIn(learner.entries, box) === 0,
      ).length;
    };
    expect(emptyBoxes(false)).toBe(0);
    expect(emptyBoxes(true)).toBeGreaterThan(0);
  });
});

/** How often a table that moves first, or second, loses to another. */
function lossOf(learner: Learner, rival = RANDOM): number {
  const table = learnerTable(learner);
  return learner.learns === 'second'
    ? exactResults(rival, table).win
    : exactResults(table, rival).loss;
}

describe('learning', () => {
  const GAMES = 20_000;
  const SEEDS = Array.from({ length: 20 }, (_, at) => at + 1);

  it.each([
    ['menace', 'first'],
    ['td', 'second'],
    ...deep([], [
      ['menace', 'second'],
      ['td', 'first'],
    ] as const),
  ] as const)('%s, %s: halves its exact loss against random on 19 of 20 seeds', (kind, learns) => {
    const halved = SEEDS.filter((seed) => {
      const learner = newLearner(kind === 'menace' ? MENACE : TD, learns, seed);
      const before = lossOf(learner);
      new Trainer(learner, RANDOM).play(GAMES);
      return lossOf(learner) <= before / 2;
    });
    expect(halved.length).toBeGreaterThanOrEqual(19);
  });

  it('has results that add up to one, and that sampling agrees with', () => {
    const learner = newLearner({ ...MENACE, win: 0, draw: 0, loss: 0 }, 'first', 9);
    const { win, draw, loss } = exactResults(learnerTable(learner), RANDOM);
    expect(win + draw + loss).toBeCloseTo(1, 12);
    const trainer = new Trainer(learner, RANDOM);
    const games = 40_000;
    trainer.play(games);
    // Four standard deviations at most: each is below √(¼ / games).
    const off = 4 * Math.sqrt(0.25 / games);
    expect(Math.abs(trainer.tally.win / games - win)).toBeLessThan(off);
    expect(Math.abs(trainer.tally.draw / games - draw)).toBeLessThan(off);
  });

  it('has made the players of the register', () => {
    for (const [name, scheme] of [
      ['learning-table', MENACE],
      ['td-table', TD],
    ] as const) {
      const learner = newLearner(scheme, TRAINING.learns, TRAINING.seed);
      new Trainer(learner, RANDOM).play(TRAINING.games);
      expect(trainedLearner(scheme).entries).toEqual(learner.entries);
      expect(policyOf(parseBot(name) as BotSpec, emptySetup())).toEqual(
        learnerPolicy(learner, emptySetup()),
      );
    }
  });
});
