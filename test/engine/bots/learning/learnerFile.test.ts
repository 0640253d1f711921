import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LEARNS,
  MENACE,
  MOST_OF_A_KIND,
  TD,
  Trainer,
  learnerOfTable,
  learnerPolicy,
  makeLearnerFile,
  makeProvenance,
  makeTableFile,
  newLearner,
  parseLearnerFile,
  parseProvenance,
  policyTable,
  policyOf,
  positionsFrom,
  tableOfLearner,
  tablePolicy,
  valuesTable,
  type Learner,
} from '../../../../src/engine/index.ts';

const RANDOM = policyTable((setup) => policyOf({ kind: 'random' }, setup));

function trained(kind: 'menace' | 'td', seed: number, games: number, resigns = false): Learner {
  const scheme = kind === 'menace' ? { ...MENACE, resigns } : TD;
  const learner = newLearner(scheme, 'both', seed);
  new Trainer(learner, RANDOM).play(games);
  return learner;
}

describe('the file of a table that learns', () => {
  it('gives the same table back, and it learns on as if nothing had been', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('menace' as const, 'td' as const),
        fc.integer({ min: 0, max: 2 ** 32 - 1 }),
        fc.integer({ min: 0, max: 3000 }),
        fc.boolean(),
        (kind, seed, games, resigns) => {
          const learner = trained(kind, seed, games, resigns);
          const read = parseLearnerFile(makeLearnerFile(learner, 'A table'));
          if (!read.ok) throw new Error(read.problem.code);
          expect(read.value).toEqual({ learner, isDescribed: true });
          for (const each of [learner, read.value.learner]) new Trainer(each, RANDOM).play(50);
          expect(read.value.learner.entries).toEqual(learner.entries);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('can be played by anybody who plays tables, alike', () => {
    for (const kind of ['menace', 'td'] as const) {
      const learner = trained(kind, 4, 2000);
      const table = tableOfLearner(learner, 'A table');
      for (const setup of positionsFrom()) {
        expect(tablePolicy(table, setup)).toEqual(learnerPolicy(learner, setup));
      }
    }
  });

  it('is refused, with a reason, if it is damaged, foreign, or of ratings', () => {
    const text = makeLearnerFile(trained('menace', 1, 100), 'A table');
    const code = (broken: string) => {
      const read = parseLearnerFile(broken);
      return read.ok ? 'read' : read.problem.code;
    };
    expect(code(text)).toBe('read');
    expect(code(text.slice(0, -40))).toBe('not-json');
    expect(code(text.replace(/\[4,4,/, '[4,5,'))).toBe('damaged');
    expect(code('{"name":"something else"}')).toBe('foreign');
    expect(code(text.replace('"version":1', '"version":2'))).toBe('newer');
    const ratings = { ...tableOfLearner(trained('menace', 1, 0), 'R'), kind: 'ratings' as const };
    expect(code(makeTableFile(ratings))).toBe('ratings');
  });

  it('takes a table of values only if it holds one value for each position', () => {
    const learner = trained('td', 2, 500);
    const table = tableOfLearner(learner, 'T');
    // Two ways to the same position: a corner, from the empty board.
    table.weights[0] = 0.25;
    table.weights[2] = 0.5;
    expect(learnerOfTable(table)).toEqual({ ok: false, problem: { code: 'uneven', at: 0 } });
    const truth = learnerOfTable(valuesTable({ name: 'truth', provenance: 'solved' }));
    if (!truth.ok) throw new Error(truth.problem.code);
    expect(truth.value.isDescribed).toBe(false);
    expect(truth.value.learner.games).toBe(0);
  });

  it('fills a box that may not be empty, and adds up beads on symmetric cells', () => {
    const table = tableOfLearner(newLearner(MENACE, 'both', 1), 'T');
    table.weights.set([0, 0, 1, 0, 0, 0, 2, 0, 0], 0);
    table.weights.fill(0, 9, 18);
    const read = learnerOfTable({ ...table, provenance: '' });
    if (!read.ok) throw new Error(read.problem.code);
    // Corner, edge, centre; the second class is the first with a mark.
    expect([...read.value.learner.entries.slice(0, 3)]).toEqual([3, 0, 0]);
    expect(Math.min(...read.value.learner.entries.slice(3, 6))).toBeGreaterThan(0);
    expect(read.value.isDescribed).toBe(false);
    const most = { ...table, weights: table.weights.map((weight) => weight && MOST_OF_A_KIND) };
    expect(learnerOfTable(most).ok).toBe(true);
  });
});

describe('how a table was made', () => {
  it('is written and read', () => {
    for (const learns of LEARNS) {
      for (const kind of ['menace', 'td'] as const) {
        const learner = { ...newLearner(kind === 'menace' ? MENACE : TD, learns, 7), games: 42 };
        expect(parseProvenance(makeProvenance(learner))).toEqual(learner);
      }
    }
  });

  it.each([
    '',
    'menace',
    'the truth',
    'menace start=4,3,2 win=3 draw=1 loss=1 empty=refills learns=both seed=1 games=1',
    'menace start=4,3,2,1 win=3 draw=1 loss=1 empty=maybe learns=both seed=1 games=1',
    'menace start=4,3,2,1 win=300 draw=1 loss=1 empty=refills learns=both seed=1 games=1',
    'td step=0 explore=10 learns=both seed=1 games=1',
    'td step=10 explore=10 learns=nobody seed=1 games=1',
    'td step=10 explore=10 learns=both seed=4294967296 games=1',
    'td step=10 explore=10 learns=both seed=1 games=99999999999',
    'td step=10 explore=10 learns=both seed=-1 games=1',
  ])('is not read from "%s"', (text) => {
    expect(parseProvenance(text)).toBeUndefined();
  });
});
