import { describe, expect, it } from 'vitest';
import {
  ARTICLE_RULES,
  FIRST_STATE,
  MATCH_BOARD,
  O,
  SparseBoard,
  TUNED_FIELDS,
  TUNING_PLAN,
  WeightBoard,
  X,
  bestCandidates,
  fiveCells,
  makePoint,
  matchGames,
  matchPoints,
  openingKey,
  playGeneration,
  playMatchGame,
  pointsIn,
  poolOf,
  rulesOf,
  scanBoard,
  setsOfGeneration,
  seededRng,
  vectorOf,
  type AttackRules,
  type TuningPlan,
  type TuningState,
} from '../../../src/engine/index.ts';
import { deep } from '../../deep.ts';

const SMALL: TuningPlan = { ...TUNING_PLAN, candidates: 4, parents: 2, openings: 2 };

describe('matches', () => {
  const challenger = { rules: { ...ARTICLE_RULES, doubleThreat: 0 } };
  const plan = { challenger, rival: { rules: ARTICLE_RULES }, pool: 'held-out', seed: 4 } as const;

  it('play each opening twice, with the colours changed, and every game to its end', () => {
    const games = matchGames(plan);
    for (let pair = 0; pair < 5; pair++) {
      const [first, second] = [games.next().value, games.next().value];
      expect([first.isX, second.isX]).toEqual([true, false]);
      expect(second.opening).toEqual(first.opening);
      expect(poolOf(first.opening)).toBe('held-out');
      for (const { stones, points, isX } of [first, second]) {
        const board = new SparseBoard(MATCH_BOARD, stones);
        const winner = scanBoard(board)?.mark;
        const own = isX ? X : O;
        expect(points).toBe(winner === undefined ? 0.5 : winner === own ? 1 : 0);
        expect(winner !== undefined || board.count === 225).toBe(true);
      }
    }
  });

  it('come out the same again, and with another seed begin elsewhere', () => {
    const points = matchPoints(plan, 20);
    expect(matchPoints(plan, 20)).toEqual(points);
    expect(new Set(points).size).toBeGreaterThan(1);
    const openings = (seed: number) => {
      const games = matchGames({ ...plan, seed });
      return Array.from({ length: 8 }, () => openingKey(games.next().value.opening));
    };
    expect(openings(5)).not.toEqual(openings(4));
  });

  it('between a set and itself are even: the two games of an opening only differ by the draw of equal cells', () => {
    const same = { challenger: plan.rival, rival: plan.rival, pool: 'held-out', seed: 9 } as const;
    const points = matchPoints(same, 200).reduce((a, b) => a + b, 0);
    expect(Math.abs(points - 100)).toBeLessThan(20);
  });

  it('a player that looks for a five first never leaves one', () => {
    let plays = 0;
    for (let seed = 0; seed < deep(12, 30); seed++) {
      const opening = [...matchGames({ ...plan, seed }).next().value.opening];
      const five = { rules: ARTICLE_RULES, fiveFirst: true };
      const { stones } = playMatchGame(opening, five, challenger, seededRng(seed));
      const board = new SparseBoard(MATCH_BOARD, opening);
      for (const { x, y, mark } of stones.slice(opening.length)) {
        const wins = mark === X ? fiveCells(board, X).map(makePoint) : [];
        if (wins.length > 0) {
          plays += 1;
          expect(wins).toContain(makePoint({ x, y }));
        }
        board.place(x, y, mark);
      }
    }
    expect(plays).toBeGreaterThan(5);
  });
});

describe('the numbers that are tuned', () => {
  it('are the article’s to begin with, and a five keeps its weight', () => {
    expect(rulesOf(vectorOf(ARTICLE_RULES))).toEqual(ARTICLE_RULES);
    expect(FIRST_STATE.mean).toHaveLength(TUNED_FIELDS.length);
    const vector = TUNED_FIELDS.map((_, at) => at + 1);
    expect(vectorOf(rulesOf(vector))).toEqual(vector);
    expect(rulesOf(vector).weights[4]).toEqual(ARTICLE_RULES.weights[4]);
  });

  it('need no five: a set that is multiplied by two chooses the same cells', () => {
    const times = (rules: AttackRules, by: number): AttackRules => ({
      ...rules,
      weights: rules.weights.map(([a, b, c]) => [a * by, b * by, c * by]),
      finish: rules.finish * by,
      doubleThreat: rules.doubleThreat * by,
    });
    const { stones } = matchGames({
      challenger: { rules: ARTICLE_RULES },
      rival: { rules: ARTICLE_RULES },
      pool: 'tuning',
      seed: 2,
    }).next().value;
    const [one, two] = [ARTICLE_RULES, times(ARTICLE_RULES, 2)].map(
      (rules) => new WeightBoard(MATCH_BOARD, [], rules),
    ) as [WeightBoard, WeightBoard];
    for (const { x, y, mark } of stones) {
      expect(two.heaviest(mark)).toEqual(one.heaviest(mark));
      for (const board of [one, two]) board.place(x, y, mark);
    }
  });
});

describe('the tuner', () => {
  it('gives the same run again, whole or from any generation on', () => {
    const first = playGeneration(SMALL, FIRST_STATE);
    const second = playGeneration(SMALL, first.state);
    expect(playGeneration(SMALL, FIRST_STATE)).toEqual(first);
    const kept = JSON.parse(JSON.stringify(first.state)) as TuningState;
    expect(playGeneration(SMALL, kept)).toEqual(second);
    expect(second.state.generation).toBe(2);
    expect(playGeneration({ ...SMALL, seed: 2 }, FIRST_STATE).state).not.toEqual(first.state);
  });

  it('plays the mean set first, then its copies, and says what each of them gets', () => {
    const [mean, ...copies] = setsOfGeneration(SMALL, FIRST_STATE);
    const { points, games } = playGeneration(SMALL, FIRST_STATE);
    expect(copies).toHaveLength(SMALL.candidates - 1);
    expect(mean).toEqual(FIRST_STATE.mean);
    for (const vector of copies) {
      expect(vector.every((each) => each > 0)).toBe(true);
      expect(vector).not.toEqual(FIRST_STATE.mean);
    }
    expect(games).toBe(4);
    expect(points).toHaveLength(SMALL.candidates);
    expect(Math.max(...points)).toBeLessThanOrEqual(games);
  });

  it('makes the next mean set of the best', () => {
    expect(bestCandidates([3, 5, 4, 5])).toEqual([1, 3, 2, 0]);
    const sets = setsOfGeneration(SMALL, FIRST_STATE);
    const { points, state } = playGeneration(SMALL, FIRST_STATE);
    const order = [...points.keys()].toSorted((a, b) => points[b]! - points[a]! || a - b);
    const [one, two] = order.map((at) => sets[at]);
    for (const [at, value] of state.mean.entries()) {
      expect(value).toBeCloseTo(((one?.[at] ?? 0) + (two?.[at] ?? 0)) / 2, 0);
    }
  });

  it('plays new openings in each generation, or the same ones if the plan says so', () => {
    const still = { ...SMALL, sameOpenings: true };
    const mean = (plan: TuningPlan, generation: number) =>
      pointsIn(plan, generation, FIRST_STATE.mean);
    expect(mean(still, 3)).toEqual(mean(still, 0));
    const fresh = Array.from({ length: 6 }, (_, at) => mean(SMALL, at));
    expect(new Set(fresh).size).toBeGreaterThan(1);
  });
});
