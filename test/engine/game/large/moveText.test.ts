import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { O, X } from '../../../../src/engine/core/types.ts';
import type { Result } from '../../../../src/engine/core/result.ts';
import { stonesAt } from '../../../../src/engine/game/large/gameRecord.ts';
import { makeMoves, parseMoves } from '../../../../src/engine/game/large/moveText.ts';
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

describe('SGF', () => {
  it('is read along its first line, with remarks, names and set-up boards of other sizes', () => {
    const text = `(;FF[4]GM[4]SZ[15]PB[Ann :)]PW[Bo\\]b]C[a (remark\\) ;B[aa\\]]
      ;B[hh]C[x];C[between];W[ii](;B[jj];W[aa])(;B[kk]))`;
    expect(lineOf(text)).toBe('X7.7 O8.8 X9.9 O0.0');
    expect(lineOf('mail:\n( ;GM[4];W[h8];B[hg])')).toBe('O7.7 X7.6');
    expect(value(parseMoves('(;GM[4]SZ[15:10];W[aa])'))).toMatchObject({
      size: { width: 15, height: 10 },
      first: O,
    });
    expect(lineOf('(;GM[4]SZ[52];B[Zz])')).toBe('X51.25');
    const ruleOf = (rule: string) => value(parseMoves(`(;GM[4]RU[${rule}];B[hh])`)).rule;
    expect(['Renju', 'Standard', 'freestyle', '5'].map(ruleOf)).toEqual([
      'renju',
      'standard',
      'freestyle',
      'freestyle',
    ]);
  });

  it('is no game here where it is Go, where marks were set up, or a side passes or moves twice', () => {
    for (const text of [
      '(;GM[1];B[aa])',
      '(;SZ[19];B[pd])',
      '(;GM[4]AB[aa][bb];W[cc])',
      '(;GM[4];B[aa];B[bb])',
      '(;GM[4];B[aa];W[])',
      '(;GM[4]SZ[0];B[aa])',
      '(;GM[4]SZ[x];B[aa])',
      '(;',
    ]) {
      expect(parseMoves(text), text).toBeUndefined();
    }
    expect(problem(parseMoves('(;GM[4];B[zz])'))).toEqual({ code: 'no-cell', move: 1 });
    expect(problem(parseMoves('(;GM[4];B[aa];W[aa])'))).toEqual({ code: 'taken', move: 2 });
  });
});
