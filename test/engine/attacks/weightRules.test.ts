import { describe, expect, it } from 'vitest';
import {
  ARTICLE_RULES,
  O,
  SparseBoard,
  WeightBoard,
  X,
  cellWeight,
  chooseCellLarge,
  heaviestCells,
  seededRng,
  type AttackRules,
  type Mark,
  type Point,
  type Stone,
  type WinRule,
} from '../../../src/engine/index.ts';
import { CopyBot } from '../../../src/engine/attacks/teaching/copyBot.ts';
import { Steps } from '../../../src/engine/attacks/teaching/parts/steps.ts';
import { RIGHT } from '../../../src/engine/attacks/teaching/suspects.ts';
import { ALL_ALIKE, FAR_IS_BEST, MARKS, ODD_RULES, differences } from './weightGames.ts';

describe('a board that knows its weights, by other rules and at the ends of the world', () => {
  it('weighs again when its rules change, though it was asked before', () => {
    const stones: Stone[] = [0, 1, 2].map((at) => ({ x: at, y: at, mark: X }));
    const plain = new SparseBoard(undefined, stones);
    const board = new WeightBoard(undefined, stones);
    for (const rules of [ARTICLE_RULES, ODD_RULES, ALL_ALIKE, ARTICLE_RULES]) {
      board.rules = rules;
      expect(board.heaviest(O)).toEqual(heaviestCells(plain, O, rules));
      expect(
        [...board.weighed(O)].every(({ x, y, weight }) => {
          return weight === cellWeight(plain, { x, y }, O, rules).weight;
        }),
      ).toBe(true);
    }
  });

  it('adds bonuses in the order of the definition', () => {
    // Numbers of which 0.1 + (0.2 + 0.3) is not (0.1 + 0.2) + 0.3; two fives and a double threat.
    const line = [1, 2, 3, 4];
    for (const mark of MARKS) {
      const stones: Stone[] = line.flatMap((at) => [
        { x: at, y: 0, mark },
        { x: 0, y: at, mark },
      ]);
      for (let round = 0; round < 20; round++) {
        const rules: AttackRules = {
          weights: ARTICLE_RULES.weights.map(() => [0.1 + round / 7, 0.7, 0.3]),
          finish: 0.1 * round,
          doubleThreat: 0.2 + round / 3,
          ragged: true,
        };
        const board = new WeightBoard(undefined, stones, rules);
        const weigh = (cell: Point, toMove: Mark) => cellWeight(board, cell, toMove, rules).weight;
        expect(differences(board, [{ x: 0, y: 0 }], weigh)).toEqual([]);
      }
    }
  });
});

describe('weights that are nearly alike', () => {
  /** One row with a mark at its right end: cell 0, cells 1 to 9 and cell 10 differ by 0.7 thousand millionths. */
  const size = { width: 12, height: 1 };
  const stones: Stone[] = [{ x: 11, y: 0, mark: X }];
  const step = 0.7e-9;
  const rules: AttackRules = {
    weights: [
      [0, 1, 1 + step],
      [0, 1 + 4 * step, 0],
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ],
    finish: 0,
    doubleThreat: 0,
    ragged: false,
  };
  const alike = Array.from({ length: 10 }, (_, at) => ({ x: at + 1, y: 0 }));

  it('are compared with the greatest, in whatever order they come', () => {
    const plain = new SparseBoard(size, stones);
    expect(heaviestCells(plain, X, rules)).toEqual(alike);
    expect(new WeightBoard(size, stones, rules).heaviest(X)).toEqual(alike);
    // The copy has no rule for side attacks: it is given the weights, and compares them on its own.
    const copy = new CopyBot(RIGHT, rules);
    copy.weight = (board, cell, toMove) => cellWeight(board, cell, toMove, rules).weight;
    expect(copy.view(plain, X, new Steps()).best).toEqual(alike);
  });
});

describe('the bot of attack weights', () => {
  it('weighs by the rules that it is given, whatever those of the board', () => {
    const stones: Stone[] = [0, 1, 2].map((x) => ({ x, y: 0, mark: X }));
    const board = new WeightBoard(undefined, stones);
    const cell = chooseCellLarge('attack-weights', board, O, seededRng(0), FAR_IS_BEST);
    expect(heaviestCells(board, O, FAR_IS_BEST)).toContainEqual(cell);
    expect(board.heaviest(O)).not.toContainEqual(cell);
  });

  it('takes the sixth of a row only where six win', () => {
    const row: Stone[] = [3, 4, 5, 7, 8].map((x) => ({ x, y: 7, mark: X }));
    const board = new WeightBoard({ width: 15, height: 15 }, row);
    const cellBy = (rule: WinRule) =>
      chooseCellLarge('attack-weights', board, X, seededRng(0), ARTICLE_RULES, rule);
    expect(cellBy('freestyle')).toEqual({ x: 6, y: 7 });
    expect(cellBy('standard')).not.toEqual({ x: 6, y: 7 });
    expect(cellBy('renju')).not.toEqual({ x: 6, y: 7 });
  });

  it('has no move on a full board', () => {
    const board = new WeightBoard({ width: 1, height: 1 }, [{ x: 0, y: 0, mark: X }]);
    expect(board.heaviest(O)).toEqual([]);
    expect(chooseCellLarge('attack-weights', board, O, seededRng(0))).toBeUndefined();
  });
});
