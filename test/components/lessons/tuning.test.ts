import { describe, expect, it, vi } from 'vitest';
import {
  ARTICLE_RULES,
  FIRST_STATE,
  O,
  TUNING_PLAN,
  boardOfSheet,
  heaviestCells,
  setsOfGeneration,
  matchPoints,
  parseDiagram,
  pointsOfResults,
  playGeneration,
  pointsIn,
  rulesOf,
} from '../../../src/engine/index.ts';
import {
  TUNING_COMMAND,
  bestAgainShares,
  endOf,
  gamesEach,
  loggedRun,
  resultsOf,
  tunedRules,
  type LoggedMatch,
  type TuningRun,
} from '../../../src/components/lessons/tuning/data.ts';
import { withRule } from '../../../src/components/algorithms/line-attacks/rules.ts';
import { differBoard, flipOfThree } from '../../../src/components/lessons/tuning/differ.ts';
import { endOfMatch } from '../../../src/components/lessons/tuning/facts.ts';
import { deep } from '../../deep.ts';

// Whole generations are thousands of games, and machines may be busy.
vi.setConfig({ testTimeout: 120_000 });

const GENERATIONS = 30;

describe('the log of the tuner', () => {
  it('is what the tuner does: two candidates of a generation, and of some every one', () => {
    const before = (name: TuningRun, generation: number) =>
      loggedRun(name).log[generation - 1]?.mean ?? FIRST_STATE.mean;
    const { plan, log } = loggedRun('narrow');
    const sets = setsOfGeneration(plan, { generation: 1, mean: before('narrow', 1) });
    for (const at of [0, 1]) expect(pointsIn(plan, 1, sets[at] ?? [])).toBe(log[1]?.points[at]);
    const whole = [
      ['wide', 0],
      ['narrow', 0],
      ['narrow', 1],
      ['narrow', log.length - 1],
    ] as const;
    for (const [name, generation] of deep([], whole)) {
      const state = { generation, mean: before(name, generation) };
      const next = playGeneration(loggedRun(name).plan, state);
      expect({ points: next.points, mean: next.state.mean }).toEqual(
        loggedRun(name).log[generation],
      );
    }
  });

  it('lets the best set of each generation but the last play again in the next one', () => {
    const { plan, log } = loggedRun('wide');
    const shares = bestAgainShares();
    expect(shares).toHaveLength(log.length - 1);
    for (const generation of deep([0], [...shares.keys()])) {
      const { points } = log[generation]!;
      const mean = log[generation - 1]?.mean ?? FIRST_STATE.mean;
      const sets = setsOfGeneration(plan, { generation, mean });
      const best = sets[points.indexOf(Math.max(...points))]!;
      expect(shares[generation]).toBe(pointsIn(plan, generation + 1, best) / gamesEach('wide'));
    }
  });

  it('is of the plan of the engine, and its end is the set that is shipped', () => {
    expect(loggedRun('wide').plan).toEqual(TUNING_PLAN);
    expect(loggedRun('wide').log).toHaveLength(GENERATIONS);
    expect(tunedRules()).toEqual(rulesOf(endOf('wide')));
    expect(TUNING_COMMAND).toContain(`--generations=${GENERATIONS} `);
    const { plan, log } = loggedRun('narrow');
    expect(plan).toEqual({ ...TUNING_PLAN, openings: 4, sameOpenings: true });
    expect(log.every(({ points }) => points.length === plan.candidates)).toBe(true);
  });

  const article = { rules: ARTICLE_RULES };
  const fiveFirst = { ...article, fiveFirst: true };
  const tuned = { rules: tunedRules() };
  const PLAYERS = {
    tuned: [tuned, article],
    fiveFirst: [fiveFirst, article],
    narrow: [{ rules: tunedRules('narrow') }, article],
    tunedFiveFirst: [{ ...tuned, fiveFirst: true }, tuned],
    tunedAgainstFiveFirst: [tuned, fiveFirst],
  } as const satisfies Record<LoggedMatch, unknown>;

  it.each(Object.entries(PLAYERS).map(([name, players], at) => ({ name, players, at })))(
    'has the matches as they are played: $name',
    ({ name, players: [challenger, rival], at }) => {
      const seed = TUNING_PLAN.seed + 1000 + at;
      const again = matchPoints({ challenger, rival, pool: 'held-out', seed }, 4);
      expect(pointsOfResults(resultsOf(name as LoggedMatch)).slice(0, 4)).toEqual(again);
    },
  );

  it('has reached what was aimed for: 60 of 100 against the article’s set, and surely more than half', () => {
    const { share, low, games } = endOfMatch('tuned');
    expect(games).toBeGreaterThanOrEqual(100);
    expect(share).toBeGreaterThanOrEqual(0.6);
    expect(low).toBeGreaterThan(0.5);
  });
});

describe('one number', () => {
  it('changes the choice where two weighings say that it does', () => {
    const { sheet } = parseDiagram(differBoard().board);
    const choiceBy = (rules = ARTICLE_RULES) => heaviestCells(boardOfSheet(sheet), O, rules);
    const choiceAt = (three: number) => choiceBy(withRule(ARTICLE_RULES, '3:2', three));
    const flip = flipOfThree();
    expect(choiceAt(flip * (1 - 1e-6))).toEqual(choiceBy());
    expect(choiceAt(flip * (1 + 1e-6))).toEqual(choiceBy(tunedRules()));
  });
});
