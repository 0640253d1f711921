import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { O, X } from '../../../../src/engine/core/types.ts';
import type { Result } from '../../../../src/engine/core/result.ts';
import {
  lineTo,
  newRecord,
  stonesAt,
  type GameRecord,
} from '../../../../src/engine/game/large/gameRecord.ts';
import {
  makePsq,
  parseForeignGames,
  parsePsq,
} from '../../../../src/engine/game/large/foreignGames.ts';
import type { RecordProblem } from '../../../../src/engine/game/large/gameRecordProblem.ts';
import { makeSgf, parseSgf, type ForeignGame } from '../../../../src/engine/game/large/sgf.ts';
import { WIN_RULES } from '../../../../src/engine/game/large/winScan.ts';
import { bordered, games } from './recordGames.ts';

const value = <Value>(result: Result<Value, RecordProblem>): Value => {
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.value;
};
const problem = (result: Result<unknown, RecordProblem>) =>
  result.ok ? undefined : result.problem;

/** The only game of a file, or what is wrong with it. */
const onlyGame = (text: string) => parseSgf(text)[0] as Result<ForeignGame, RecordProblem>;

/** Cuts and flips give a game or a problem, never an exception; every cut gives a problem. */
function spoil(text: string, parse: (text: string) => Result<unknown, RecordProblem>): void {
  for (let length = 0; length < text.trimEnd().length; length++) {
    expect(parse(text.slice(0, length)).ok, `cut to ${length}`).toBe(false);
    for (let bit = 0; bit < 7; bit++) {
      const letter = String.fromCharCode(text.charCodeAt(length) ^ (1 << bit));
      parse(text.slice(0, length) + letter + text.slice(length + 1));
    }
  }
}

describe('SGF', () => {
  it('holds every line of a game, the open one first, and has no room for some boards', () => {
    const linesOf = (record: GameRecord) =>
      record.moves
        .map((_, at) => lineTo(record, at + 1).map((node) => record.moves[node - 1]))
        .map((moves) => moves.map((move) => `${move?.x}.${move?.y}`).join(' '))
        .sort();
    fc.assert(
      fc.property(games(bordered), (record) => {
        const again = value(onlyGame(makeSgf(record) ?? '')).record;
        expect(again).toMatchObject({ size: record.size, first: record.first });
        if (record.moves.length > 0) expect(again.rule).toBe(record.rule);
        expect(linesOf(again)).toEqual(linesOf(record));
        expect(stonesAt(again, again.line)).toEqual(stonesAt(record, record.line));
      }),
    );
    expect(makeSgf(newRecord(undefined))).toBeUndefined();
    expect(makeSgf(newRecord({ width: 53, height: 15 }))).toBeUndefined();
  });

  it('has a rule, under the names that other programs give it', () => {
    const ruleOf = (name: string) => value(onlyGame(`(;GM[4]SZ[15]RU[${name}];B[hh])`)).record.rule;
    for (const rule of WIN_RULES) expect(ruleOf(rule)).toBe(rule);
    expect(['Renju', 'RIF', 'Soosorv-8', 'Taraguchi-10'].map(ruleOf)).toEqual(
      Array.from({ length: 4 }, () => 'renju'),
    );
    expect(['Standard', 'exactly five', 'Gomoku', 'Free', ''].map(ruleOf)).toEqual([
      'standard',
      'standard',
      'freestyle',
      'freestyle',
      'freestyle',
    ]);
    expect(['0', '1', '2', '3', '4', '5'].map(ruleOf)).toEqual([
      ...['freestyle', 'standard', 'freestyle', 'standard', 'renju', 'renju'],
    ]);
    const six = ';B[cc];W[aa];B[dc];W[ab];B[ec];W[ac];B[gc];W[ae];B[hc];W[af];B[fc];W[oo];B[hh]';
    for (const name of ['RU[1]', '']) {
      const { record } = value(onlyGame(`(;GM[4]${name}SZ[15]${six})`));
      expect([record.rule, record.line]).toEqual(['standard', 13]);
    }
  });

  it('is read with remarks, old names, branches within branches and names', () => {
    const text = `(;GaMe[4]FF[4]SZ[15]PB[Ann]PW[Bo\\]b]C[a (remark\\) ;]
      ;B[hh]C[x];C[between];W[ii](;B[jj];W[aa](;B[bb])(;B[cc]))(;B[kk])(;B[jj];W[dd]))`;
    const { record, players } = value(onlyGame(text));
    expect(players).toEqual({ X: 'Ann', O: 'Bo]b' });
    expect(record.moves.map(({ x, parent }) => [x, parent])).toEqual([
      [7, 0],
      [8, 1],
      [9, 2],
      [0, 3],
      [1, 4],
      [2, 4],
      [10, 2],
      [3, 3],
    ]);
    expect(lineTo(record, record.at)).toEqual([1, 2, 3, 4, 5]);
    expect(value(onlyGame('(;GM[4]SZ[15];W[aa];B[bb])')).record.first).toBe(O);
    expect(value(onlyGame('(;GM[4]SZ[52];B[Zz])')).record.moves[0]).toMatchObject({ x: 51, y: 25 });
  });

  it('lists the games of a collection, whatever stands around them, and the broken ones as broken', () => {
    const text =
      'Round 1:\n (;GM[4]PB[A];B[hh])\n(smile :)) (;GM[1]) (; ( ; GM[4]PB[B];B[aa];W[bb])\nplayed at the club (;';
    const linesIn = (games: string) =>
      parseSgf(games).map((game) => (game.ok ? game.value.record.line : game.problem.code));
    expect(linesIn(text)).toEqual([1, 'other-game', 2]);
    // One is never closed, the next has a property without a value, and its branch is no game.
    const broken = `(;GM[4];B[aa];W[bb]\n(;FF[4]GM[4];B;W[bb](;B[cc])(;B[dd]))`;
    expect(linesIn(broken + text)).toEqual(['bad-syntax', 'bad-syntax', 1, 'other-game', 2]);
  });

  it('takes set-up marks and passes as moves as far as that can have been', () => {
    const movesOf = (text: string) => {
      const { record, left } = value(onlyGame(`(;GM[4]SZ[15]${text})`));
      const line = stonesAt(record).map(({ x, y, mark }) => `${mark === X ? 'X' : 'O'}${x}.${y}`);
      return [line.join(' '), left];
    };
    expect(movesOf('AB[hh][ii]AW[hi];W[aa]')[0]).toBe('X7.7 O7.8 X8.8 O0.0');
    expect(movesOf('AB[hh]AW[hi];W[aa]')[0]).toBe('O7.8 X7.7 O0.0');
    expect(movesOf('AB[aa:ab]AW[ca:cb];B[hh]')[0]).toBe('X0.0 O2.0 X0.1 O2.1 X7.7');
    expect(movesOf(';B[hh];AW[hi]AB[ii];W[aa]')[0]).toBe('X7.7 O7.8 X8.8 O0.0');
    expect(movesOf(';B[h8];W[h9]')[0]).toBe('X7.7 O7.6');
    const passed = { passes: true, properties: [] };
    expect(movesOf(';B[hh];W[hg];B[ii];W[]')).toEqual(['X7.7 O7.6 X8.8', passed]);
    expect(movesOf(';B[hh];W[tt];B[];W[hg]')).toEqual(['X7.7 O7.6', passed]);
    expect(movesOf(';B[];W[hh];B[hg]')).toEqual(['O7.7 X7.6', passed]);
    const unread = { passes: false, properties: ['QPR', 'QSLW'] };
    expect(movesOf('QPR[hh,ih,ii]QSLW[gg]TR[aa]QX[some remark];B[jj];W[ff]')[1]).toEqual(unread);
  });

  it('says what is wrong, and never throws', () => {
    for (const [text, expected] of [
      ['', { code: 'bad-syntax', at: 1 }],
      ['hello', { code: 'bad-syntax', at: 1 }],
      ['(;GM[4]B[aa', { code: 'bad-syntax', at: 8 + 0 }],
      ['(;GM[1];B[aa])', { code: 'other-game', game: '1', isSaid: true }],
      ['(;SZ[19]KM[6.5];B[pd];W[dp])', { code: 'other-game', game: '1', isSaid: false }],
      ['(;GM[4]RU[8];B[hh])', { code: 'other-rule', rule: '8' }],
      ['(;GM[4]RU[Caro];B[hh])', { code: 'other-rule', rule: 'Caro' }],
      ['(;GM[4]SZ[60])', { code: 'bad-field', field: 'SZ' }],
      ['(;GM[4]AB[aa][bb])', { code: 'setup-marks', move: 1 }],
      ['(;GM[4];B[aa];AE[aa];W[bb])', { code: 'setup-marks', move: 2 }],
      ['(;GM[4];B[aa];W[bb]AW[cc])', { code: 'same-side', move: 3 }],
      ['(;GM[4];B[aa];W[];B[cc])', { code: 'pass', move: 2 }],
      ['(;GM[4];B[aa]B[bb])', { code: 'same-side', move: 1 }],
      ['(;GM[4];B[aa];B[bb])', { code: 'same-side', move: 2 }],
      ['(;GM[4];B[zz])', { code: 'no-cell', move: 1 }],
      ['(;GM[4];B[aa];W[aa])', { code: 'taken', move: 2 }],
    ] as const) {
      expect(problem(onlyGame(text)), text).toEqual(expected);
    }
    spoil('(;GM[4]SZ[15]PB[a\\]b];B[hh];W[hi](;B[ii])(;B[ij]))', onlyGame);
    const deep = `(;GM[4]${'(;C[]'.repeat(20_000)}`;
    expect(onlyGame(deep).ok).toBe(false);
    expect(onlyGame(deep + ')'.repeat(20_001)).ok).toBe(true);
  });
});

describe('Piskvork', () => {
  it('is read as the manager writes it, with names and line ends of Windows', () => {
    const text =
      'Piskvorky 20x20, 11:11, 1\r\n11,10,15\r\n12,9,830\r\nONE.exe\r\nTWO.exe\r\n-1\r\n1,Freestyle';
    const record = value(parsePsq(text));
    expect(record).toMatchObject({ size: { width: 20, height: 20 }, first: O, at: 2 });
    // Written, it is the same game by nobody, in no time.
    expect(makePsq(record)).toBe('Piskvorky 20x20, 0:0, 1\n11,10,0\n12,9,0\n-1\n');
    expect(value(parsePsq(makePsq(record) ?? ''))).toEqual(record);
    expect(makePsq({ ...record, size: undefined })).toBeUndefined();
    expect(makePsq({ ...record, size: { width: 101, height: 9 } })).toBeUndefined();
    expect(stonesAt(record)).toEqual([
      { x: 10, y: 9, mark: O },
      { x: 11, y: 8, mark: X },
    ]);
  });

  it('says what is wrong, and never throws', () => {
    const head = 'Piskvorky 15x15, 0:0, 0\n';
    expect(problem(parsePsq('hello'))).toEqual({ code: 'not-ours' });
    expect(problem(parsePsq(`${head}1,1,0\n`))).toEqual({ code: 'cut-off' });
    expect(problem(parsePsq(`${head}1,1,0\n1`))).toEqual({ code: 'cut-off' });
    for (const end of ['0', '-1', '0\n', '3\n', '-1\nAnn\n']) {
      expect(parsePsq(`${head}1,1,0\n${end}`).ok, end).toBe(true);
    }
    expect(problem(parsePsq(`${head}1,1,0\n1,1111,0\n-1`))).toEqual({ code: 'bad-line', line: 3 });
    const pairs = value(parsePsq(`${head}\n 8 , 8\n9,8\n-1\n`));
    expect(stonesAt(pairs).map(({ x, y }) => [x, y])).toEqual([
      [7, 7],
      [8, 7],
    ]);
    const rec = value(parsePsq('homo-1\r\nhomo-2\r\n10,10,5\r\n0,19\r\n-1\r\n'));
    expect([rec.size, rec.moves.at(-1)]).toEqual([
      { width: 20, height: 20 },
      { x: 0, y: 19, parent: 1 },
    ]);
    expect(problem(parsePsq(`${head}1,1,0\n16,1,0\n-1`))).toEqual({ code: 'no-cell', move: 2 });
    spoil(`${head}8,8,0\n9,8,1\n-1\n`, parsePsq);
  });
});

describe('a game of another program', () => {
  it('is told by how it begins', () => {
    const readAs = (text: string) =>
      parseForeignGames(text).map((read) => (read.ok ? read.value.record.line : read.problem.code));
    expect(readAs('mail: (;GM[4];B[hh]) (;GM[1])')).toEqual([1, 'other-game']);
    expect(readAs('Piskvorky 15x15, 0:0, 0\n8,8,0\n-1\n')).toEqual([1]);
    expect(readAs('> Hi (;\n> > (;GM[4];B[hh]\n>;W[ii])\n:-)')).toEqual([2]);
    expect(readAs('Piskvorky 15x15')).toEqual(['not-ours']);
    expect(readAs('h8 h7')).toEqual([2]);
    expect(readAs('h8 h8')).toEqual(['taken']);
    expect(readAs('hello')).toEqual([]);
  });
});
