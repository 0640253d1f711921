import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { X } from '../../../../src/engine/core/types.ts';
import type { Result } from '../../../../src/engine/core/result.ts';
import { stonesAt } from '../../../../src/engine/game/large/gameRecord.ts';
import { makeMoves, parseMoves } from '../../../../src/engine/game/large/foreignGames.ts';
import type { RecordProblem } from '../../../../src/engine/game/large/gameRecordProblem.ts';
import { bordered, farGame, games } from './recordGames.ts';

const value = <Value>(result: Result<Value, RecordProblem> | undefined): Value => {
  if (!result?.ok) throw new Error(JSON.stringify(result?.problem));
  return result.value;
};
const problem = (result: Result<unknown, RecordProblem> | undefined) =>
  result?.ok ? undefined : result?.problem;
const lineOf = (text: string) =>
  stonesAt(value(parseMoves(text)))
    .map(({ x, y, mark }) => `${mark === X ? 'X' : 'O'}${x}.${y}`)
    .join(' ');

describe('a list of moves', () => {
  it('gives back the open line', () => {
    fc.assert(
      fc.property(games(bordered), (record) => {
        const { width, height } = record.size!;
        // Beyond, a column has more letters than a list is read with.
        fc.pre(record.line > 0 && record.first === X && width <= 26 && height < 100);
        const read = value(parseMoves(makeMoves(record), record.size));
        expect(stonesAt(read)).toEqual(stonesAt(record, record.line));
      }),
      { numRuns: 60 },
    );
    expect(makeMoves(farGame(3))).toBe('');
  });

  it('is read as the field writes it, rows from the bottom', () => {
    for (const text of [
      'h8h7i7',
      ' H8 h7\ni7 ',
      '1. h8 2. h7 3. i7',
      'h8-h7, i7',
      '1: h8; 2: h7; i7.',
    ]) {
      expect(lineOf(text), text).toBe('X7.7 O7.8 X8.8');
    }
    expect(value(parseMoves('h8')).size).toEqual({ width: 15, height: 15 });
    expect(lineOf('s19')).toBe('X18.0');
    expect(value(parseMoves('a1', { width: 9, height: 7 })).moves).toEqual([
      { x: 0, y: 6, parent: 0 },
    ]);
    expect(problem(parseMoves('h8h8'))).toEqual({ code: 'taken', move: 2 });
    expect(problem(parseMoves('h8z30'))).toEqual({ code: 'no-cell', move: 2 });
    for (const text of ['', 'hello', 'h8 and h9', '12 13', 'h888', 'h8(', '7,7']) {
      expect(parseMoves(text), text).toBeUndefined();
    }
  });

  it('takes the first rule by which the game is not over before its end', () => {
    const overline = 'c13 a15 d13 a14 e13 a13 g13 a11 h13 a10 f13 o1 h8';
    expect(value(parseMoves(overline)).rule).toBe('standard');
  });
});
