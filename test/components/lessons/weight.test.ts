import { describe, expect, it } from 'vitest';
import {
  ARTICLE_RULES,
  EMPTY,
  O,
  X,
  cellWeight,
  fiveCells,
  heaviestCells,
  scanFromLast,
  type Mark,
  type Point,
  type SparseBoard,
} from '../../../src/engine/index.ts';
import {
  INSPECTED_BOARDS,
  OUTBID_CANDIDATES,
  RACE_CANDIDATES,
  SAFE_FINISH,
  accountOn,
  boardNamed,
  presetStep,
} from '../../../src/components/lessons/weight/boards.ts';
import {
  cellsThatHold,
  changeOfChoice,
  choiceOn,
  foursAfter,
} from '../../../src/components/lessons/weight/facts.ts';
import { raceOptions } from '../../../src/components/lessons/weight/claims.ts';
import {
  countWinsAtHand,
  fivesFirst,
  mostWithoutFive,
} from '../../../src/components/lessons/weight/outbid.ts';
import { deep } from '../../deep.ts';
import { entryOf, withRule } from '../../../src/components/algorithms/line-attacks/rules.ts';

/** Where a mark makes five, found by placing it: another way than the search's own. */
function fives(board: SparseBoard, mark: Mark): Point[] {
  const { left, right, top, bottom } = board.box() ?? { left: 0, right: 0, top: 0, bottom: 0 };
  const found: Point[] = [];
  for (let y = top - 1; y <= bottom + 1; y++) {
    for (let x = left - 1; x <= right + 1; x++) {
      if (board.at(x, y) !== EMPTY) continue;
      board.place(x, y, mark);
      if (scanFromLast(board, x, y)) found.push({ x, y });
      board.remove(x, y);
    }
  }
  return found;
}

describe('a win by fours', () => {
  it('of the lesson holds move by move: each four leaves O one answer, the last one two', () => {
    const { plays } = INSPECTED_BOARDS.blind.cells;
    const board = boardNamed('blind');
    board.place(plays.x, plays.y, O);
    const moves = foursAfter(plays) ?? [];
    expect(moves.length % 2).toBe(1);
    for (const [at, { x, y }] of moves.entries()) {
      const mark = at % 2 === 0 ? X : O;
      board.place(x, y, mark);
      expect(fives(board, O)).toEqual([]);
      const threats = fives(board, X);
      if (mark === X && at < moves.length - 3) expect(threats).toEqual([moves[at + 1]]);
      if (at === moves.length - 3) expect(threats.length).toBeGreaterThan(1);
    }
  });

  it('is not there after the cells that hold, which stand in order of weight', () => {
    const weights = cellsThatHold().map(({ weight }) => weight);
    expect(weights).toEqual([...weights].sort((a, b) => b - a));
    // By another search than the one that found them.
    for (const cell of cellsThatHold().slice(0, deep(1, Infinity)))
      expect(foursAfter(cell)).toBeUndefined();
  });
});

describe('the change of a weight', () => {
  it('turns the choice exactly where it is said', () => {
    const { value, x, y } = changeOfChoice('sketch', 3, 2);
    const at = (weight: number) =>
      heaviestCells(boardNamed('sketch'), X, withRule(ARTICLE_RULES, entryOf(3, 2), weight));
    expect(at(value - 1e-3)).toEqual([choiceOn('sketch')]);
    expect(at(value + 1e-3)).toEqual([{ x, y }]);
    const two = cellWeight(boardNamed('sketch'), { x, y }, X);
    expect(two.weight).toBeLessThan(value);
  });
});

describe('a sum that is outbid', () => {
  const safe = { ...ARTICLE_RULES, finish: SAFE_FINISH };

  it('loses the game of the lesson: O blocks, and X makes five', () => {
    const board = boardNamed('outbid');
    const [guard, ...more] = heaviestCells(board, O);
    expect(more).toEqual([]);
    expect(guard).toEqual(OUTBID_CANDIDATES.at(-1));
    for (const win of OUTBID_CANDIDATES.slice(0, -1)) {
      board.place(win.x, win.y, O);
      expect(scanFromLast(board, win.x, win.y)).toBeDefined();
      board.remove(win.x, win.y);
    }
    board.place(guard!.x, guard!.y, O);
    const [reply] = heaviestCells(board, X);
    board.place(reply!.x, reply!.y, X);
    expect(scanFromLast(board, reply!.x, reply!.y)?.mark).toBe(X);
  });

  it('happens in games, and not with the large bonus, nor if a five is looked for first', () => {
    expect(countWinsAtHand(ARTICLE_RULES, 60).declined).toBeGreaterThan(0);
    const repaired = countWinsAtHand(safe, 60);
    expect(repaired.positions).toBeGreaterThan(50);
    expect(repaired.declined).toBe(0);
    expect(fivesFirst(boardNamed('outbid'), O)).toEqual(fiveCells(boardNamed('outbid'), O));
    expect(fivesFirst(boardNamed('sketch'), X)).toEqual(heaviestCells(boardNamed('sketch'), X));
  });

  it('has a bound, so that the large bonus is large enough everywhere', () => {
    expect(mostWithoutFive()).toBeLessThan(SAFE_FINISH + 200);
  });
});

describe('questions of the lesson', () => {
  it('offer one five for each side, and a cell where nobody makes five', () => {
    const fivesOn = (cell: Point) => accountOn('race', cell).marks.map(({ fives }) => fives);
    expect(RACE_CANDIDATES.map(fivesOn)).toEqual([
      [1, 0],
      [0, 1],
      [0, 0],
    ]);
    expect(raceOptions().map(({ shows }) => shows.step)).toEqual([
      presetStep('race', 'pickA'),
      presetStep('race', 'theirs'),
      presetStep('race', 'pickC'),
    ]);
  });
});
