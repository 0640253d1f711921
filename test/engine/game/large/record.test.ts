import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { O, X, other, type Mark } from '../../../../src/engine/core/types.ts';
import {
  MOST_MOVES,
  answersTo,
  endAfter,
  goToMove,
  newRecord,
  lineTo,
  playMove,
  stonesAt,
  type GameRecord,
} from '../../../../src/engine/game/large/gameRecord.ts';
import { checkRecord } from '../../../../src/engine/game/large/gameRecordCheck.ts';
import { SparseBoard } from '../../../../src/engine/game/large/sparseBoard.ts';
import { WON_BY_X, games, played } from './recordGames.ts';

const SIZE = { width: 15, height: 15 };
const at = (x: number, y: number) => ({ x, y });
const stepBack = (record: GameRecord) => goToMove(record, record.moves[record.at - 1]?.parent ?? 0);
const endOf = (record: GameRecord) => {
  const stones = stonesAt(record);
  return endAfter(new SparseBoard(record.size, stones), stones.at(-1), record.rule);
};

describe('a game with branches', () => {
  const three = played(newRecord(SIZE, 'freestyle', O), [at(7, 7), at(8, 8), at(9, 9)]);

  it('is played by turns, from whoever begins', () => {
    expect(stonesAt(three).map(({ mark }) => mark)).toEqual([O, X, O]);
    expect(stonesAt(three, 1)).toEqual([{ x: 7, y: 7, mark: O }]);
  });

  it('keeps the other way when another move is made', () => {
    const other = played(stepBack(three), [at(0, 14)]);
    expect(other.moves).toHaveLength(4);
    expect(answersTo(other, 2)).toEqual([3, 4]);
    expect(lineTo(other, other.line)).toEqual([1, 2, 4]);
    expect(stonesAt(other)).toEqual([...stonesAt(three, 2), { x: 0, y: 14, mark: O }]);
    expect(lineTo(other, goToMove(other, 3).line)).toEqual([1, 2, 3]);
  });

  it('goes to a move that is known already, and opens its line to the end', () => {
    const back = goToMove(three, 1);
    expect(back).toMatchObject({ at: 1, line: 3 });
    const branch = played(back, [at(0, 0)]);
    const again = playMove(goToMove(branch, 1), at(8, 8));
    expect(again.ok && again.value).toMatchObject({ at: 2, line: 3, moves: branch.moves });
  });

  it('keeps its open line while the reader goes back and on along it', () => {
    const start = stepBack(stepBack(stepBack(three)));
    expect(start).toMatchObject({ at: 0, line: 3 });
    expect(goToMove(start, 0)).toBe(start);
    expect(goToMove(start, 4)).toBe(start);
    expect(goToMove(goToMove(start, 2), 3)).toEqual(three);
  });

  it('refuses what cannot be played, and says why', () => {
    const refusal = (record: GameRecord, x: number, y: number) => {
      const after = playMove(record, at(x, y));
      return after.ok ? undefined : after.problem;
    };
    expect(refusal(three, 7, 7)).toEqual({ code: 'taken', move: 4 });
    expect(refusal(three, 15, 0)).toEqual({ code: 'no-cell', move: 4 });
    expect(refusal(three, 0.5, 0)).toEqual({ code: 'no-cell', move: 4 });
    expect(refusal(WON_BY_X, 9, 9)).toEqual({ code: 'after-end', move: 10 });
    const moves = Array.from({ length: MOST_MOVES }, (_, x) => ({ x: 2 * x, y: 0, parent: 0 }));
    const full = { ...newRecord(undefined), moves };
    expect(refusal(full, 1, 1)).toEqual({ code: 'too-many-moves', limit: MOST_MOVES });
  });

  it('ends with five in a row, by the rule of the game', () => {
    expect(endOf(WON_BY_X)).toMatchObject({ kind: 'won', run: { mark: X } });
    expect(stonesAt(WON_BY_X)).toHaveLength(9);
    // X makes six, by the middle one: a win by one rule only. O makes its moves far from each other.
    const six = [0, 1, 2, 4, 5, 3].flatMap((x, i) => [at(x, 7), at(2 * i, 14)]).slice(0, 11);
    const endUnder = (rule: GameRecord['rule'], first: Mark = X) =>
      endOf(played(newRecord(SIZE, rule, first), six))?.kind;
    expect(endUnder('freestyle')).toBe('won');
    expect(endUnder('standard')).toBeUndefined();
    expect(endUnder('renju')).toBeUndefined();
    expect(endUnder('renju', other(X))).toBe('won');
  });

  it('ends in a draw on a full board', () => {
    const full = played(newRecord({ width: 2, height: 2 }), [at(0, 0), at(1, 0), at(0, 1)]);
    expect(endOf(full)).toBeUndefined();
    expect(endOf(played(full, [at(1, 1)]))).toEqual({ kind: 'draw' });
  });

  it('can be checked from the start to the end of every branch', () => {
    fc.assert(
      fc.property(games(), (record) => {
        expect(checkRecord(record)).toEqual({ ok: true, value: record });
      }),
      { numRuns: 60 },
    );
  });

  it('is refused by the check for every way of being wrong', () => {
    const moves = three.moves;
    const wrong = (change: Partial<GameRecord>) => {
      const checked = checkRecord({ ...three, ...change });
      return checked.ok ? undefined : checked.problem.code;
    };
    const [first, second] = [moves[0]!, moves[1]!];
    expect(wrong({ size: { width: 0, height: 3 } })).toBe('bad-field');
    expect(wrong({ size: { width: 9, height: 9 } })).toBe('no-cell');
    expect(wrong({ at: 4 })).toBe('bad-field');
    expect(wrong({ line: -1 })).toBe('bad-field');
    expect(wrong({ line: 1 })).toBe('bad-field');
    expect(wrong({ line: 2, at: 1 }), 'the line goes on').toBe('bad-field');
    expect(wrong({ moves: [first, { ...second, parent: 2 }], at: 0, line: 0 })).toBe('bad-parent');
    expect(wrong({ moves: [first, { ...first, parent: 1 }], at: 0, line: 0 })).toBe('taken');
    expect(wrong({ moves: [first, { ...first, parent: 0 }], at: 0, line: 0 })).toBe('twice');
    const after = [...WON_BY_X.moves, { x: 9, y: 9, parent: 9 }];
    expect(wrong({ moves: after, at: 0, line: 0, first: X })).toBe('after-end');
    const many = Array.from({ length: MOST_MOVES + 1 }, (_, x) => ({ x, y: 0, parent: 0 }));
    expect(wrong({ size: undefined, moves: many, at: 0, line: 0 })).toBe('too-many-moves');
  });

  it('may be as long as is allowed, in one line', () => {
    // Two rows of pairs: nobody ever has five in a row.
    const point = (n: number) => at(3 * n, 5 * (n % 7));
    const moves = Array.from({ length: MOST_MOVES }, (_, n) => ({ ...point(n), parent: n }));
    const long = { ...newRecord(undefined), moves, at: MOST_MOVES, line: MOST_MOVES };
    expect(checkRecord(long).ok).toBe(true);
  });
});
