import { describe, expect, it } from 'vitest';
import {
  ARTICLE_RULES,
  EMPTY,
  O,
  SparseBoard,
  WeightBoard,
  X,
  cellWeight,
  heaviestCells,
  markWeight,
  seededRng,
  weighBoard,
  type Stone,
} from '../../../src/engine/index.ts';
import {
  ALL_ALIKE,
  FAR_IS_BEST,
  MARKS,
  ODD_RULES,
  anyCell,
  asText,
  differences,
  playAbout,
} from './weightGames.ts';
import { deep } from '../../deep.ts';

describe('a board that knows its weights', () => {
  it('is equal to the definition to the last bit, at every moment of a game', () => {
    for (let game = 0; game < deep(100, 300); game++) {
      const rng = seededRng(game);
      playAbout(game, 20, (board, stones) => {
        const cells = Array.from({ length: 3 }, () => anyCell(board, rng, { x: 0, y: 0 }));
        const empty = cells.filter(({ x, y }) => board.has(x, y) && board.at(x, y) === EMPTY);
        const plain = new SparseBoard(board.size, stones);
        expect(
          differences(board, empty, (cell, toMove) => cellWeight(plain, cell, toMove).weight),
        ).toEqual([]);
      });
    }
  });

  it.each([
    ['of the article', ARTICLE_RULES],
    ['that are odd', ODD_RULES],
    ['by which far cells weigh most', FAR_IS_BEST],
    ['by which all weigh alike', ALL_ALIKE],
  ])('finds the same cells as the definition, by rules %s', (_, rules) => {
    for (let game = 0; game < deep(8, 24); game++) {
      let last: WeightBoard | undefined;
      playAbout(game, 4 + game, (board) => (last = board));
      const board = last as WeightBoard;
      board.rules = rules;
      const plain = new SparseBoard(board.size, board.stones());
      for (const toMove of MARKS) {
        expect(board.heaviest(toMove)).toEqual(heaviestCells(plain, toMove, rules));
        const all = weighBoard(plain, toMove, rules);
        expect(
          differences(board, all, (cell, mark) => cellWeight(plain, cell, mark, rules).weight),
        ).toEqual([]);
      }
    }
  });

  it('weighs every empty cell with borders; without, those with a mark on a line', () => {
    for (let game = 0; game < deep(15, 40); game++) {
      playAbout(game, 12, (board, stones) => {
        if (stones.length !== 6) return;
        const all = asText(weighBoard(board, O));
        const weighed = asText([...board.weighed(O)]);
        if (board.size) expect(weighed).toEqual(all);
        else {
          // What is left out has nothing on its lines, and weighs the constant.
          const left = all.filter((line) => !weighed.includes(line));
          expect(weighed.every((line) => all.includes(line))).toBe(true);
          expect(left.every((line) => line.endsWith(' 2'))).toBe(true);
          expect(weighed.length).toBeLessThanOrEqual(40 * stones.length);
        }
        const box = {
          left: stones[0]!.x - 2,
          right: stones[0]!.x + 9,
          top: stones[0]!.y,
          bottom: stones[0]!.y + 3,
        };
        const inBox = [...board.weighed(O)].filter(
          ({ x, y }) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom,
        );
        expect(asText([...board.weighed(O, box)])).toEqual(asText(inBox));
      });
    }
  });

  it('tells of each mark what the account of the cell tells', () => {
    let compared = 0;
    playAbout(6, 40, (board, stones) => {
      const near = { x: (stones[0] as Stone).x + 1, y: (stones[0] as Stone).y };
      if (!board.has(near.x, near.y) || board.at(near.x, near.y) !== EMPTY) return;
      for (const mark of MARKS) {
        const { attacks, fives, breakpoints } = markWeight(board, near, mark, X);
        expect(board.value(near.x, near.y, mark)).toEqual({ attacks, fives, breakpoints });
        compared += 1;
      }
    });
    expect(compared).toBeGreaterThan(20);
  });

  it('refuses what cannot be', () => {
    const board = new WeightBoard({ width: 5, height: 5 }, [{ x: 2, y: 2, mark: X }]);
    const before = asText([...board.weighed(X)]);
    expect(() => board.place(2, 2, O)).toThrow('taken');
    expect(() => board.place(5, 0, O)).toThrow('no cell');
    expect(() => board.remove(0, 0)).toThrow('empty');
    expect(asText([...board.weighed(X)])).toEqual(before);
  });
});
