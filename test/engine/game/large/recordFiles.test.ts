import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { O, X } from '../../../../src/engine/core/types.ts';
import type { Result } from '../../../../src/engine/core/result.ts';
import { makeDiagram, parseDiagram } from '../../../../src/engine/game/large/diagram.ts';
import { newRecord, lineTo, stonesAt } from '../../../../src/engine/game/large/gameRecord.ts';
import { parseMoves } from '../../../../src/engine/game/large/moveText.ts';
import { inLineOrder, makeSgf, parseSgf } from '../../../../src/engine/game/large/sgf.ts';
import {
  LONGEST_FILE,
  makeGameFile,
  parseGameFile,
  type SavedGame,
} from '../../../../src/engine/game/large/gameRecordFile.ts';
import type { RecordProblem } from '../../../../src/engine/game/large/gameRecordProblem.ts';
import { makePsq, parsePsq } from '../../../../src/engine/game/large/psq.ts';
import { SparseBoard } from '../../../../src/engine/game/large/sparseBoard.ts';
import { WIN_RULES } from '../../../../src/engine/game/large/winScan.ts';
import { WON_BY_X, bordered, farGame, games, played } from './recordGames.ts';

const SIZE = { width: 15, height: 10 };
const value = <Value>(result: Result<Value, RecordProblem>): Value => {
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.value;
};
const problem = (result: Result<unknown, RecordProblem>) =>
  result.ok ? undefined : result.problem;

/** The only game of a file, or what is wrong with it. */
function onlyGame(text: string): Result<SavedGame, RecordProblem> {
  const games = parseSgf(text);
  return games.ok ? (games.value[0] as Result<SavedGame, RecordProblem>) : games;
}

/** A stone in a corner: rows and columns are not mixed up, nor counted from the other end. */
const corner = played(newRecord(SIZE), [
  { x: 14, y: 0 },
  { x: 0, y: 9 },
]);

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

describe('our own file', () => {
  it('gives back the same game, with branches, players and seed', () => {
    fc.assert(
      fc.property(games(), fc.nat(), (record, seed) => {
        const saved = { record, players: { X: 'a "name"', O: 'ж' }, seed };
        expect(parseGameFile(makeGameFile(saved))).toEqual({ ok: true, value: saved });
      }),
      { numRuns: 60 },
    );
    const far = { record: farGame(3), players: undefined, seed: undefined };
    expect(parseGameFile(makeGameFile(far))).toEqual({ ok: true, value: far });
  });

  it('says what is wrong', () => {
    const file = JSON.parse(makeGameFile({ record: WON_BY_X, seed: 7 })) as object;
    const wrong = (change: object) =>
      problem(parseGameFile(JSON.stringify({ ...file, ...change })));
    expect(wrong({})).toBeUndefined();
    expect(wrong({ format: 'other' })).toEqual({ code: 'not-ours' });
    expect(wrong({ version: 2 })).toEqual({ code: 'newer', version: 2 });
    for (const [field, bad] of [
      ['version', 0],
      ['version', 0.5],
      ['version', '1'],
      ['board', '15 x 15'],
      ['rule', 'any'],
      ['first', 'x'],
      ['seed', -1],
      ['players', { X: 'one' }],
      ['moves', [[1]]],
      ['moves', [[1, 0.5]]],
      ['line', 10],
      ['at', '1'],
    ] as const) {
      expect(wrong({ [field]: bad }), field).toEqual({ code: 'bad-field', field });
    }
    const moves = WON_BY_X.moves.map(({ x, y }) => [x, y]);
    expect(wrong({ moves: [...moves, [9, 9]] })).toEqual({ code: 'after-end', move: 10 });
    expect(wrong({ rest: 'a'.repeat(LONGEST_FILE) })).toMatchObject({ code: 'too-long' });
  });
});

describe('SGF', () => {
  it('gives back the same game and its branches, line by line', () => {
    fc.assert(
      fc.property(games(bordered), (record) => {
        const read = value(onlyGame(value(makeSgf({ record })))).record;
        const { moves, ...head } = inLineOrder(record);
        expect(read.moves).toEqual(moves);
        expect(read).toMatchObject({ size: head.size, rule: head.rule, first: head.first });
      }),
      { numRuns: 60 },
    );
  });

  it('has as many branches as a board has cells', () => {
    const size = { width: 52, height: 52 };
    const moves = Array.from({ length: 52 * 52 }, (_, at) => ({
      x: at % 52,
      y: Math.floor(at / 52),
      parent: 0,
    }));
    const record = { ...newRecord(size), moves, at: 1, line: 1 };
    expect(value(onlyGame(value(makeSgf({ record })))).record).toEqual(record);
  });

  it('is written as other programs write it', () => {
    expect(makeSgf({ record: corner, players: { X: 'A]', O: 'B' } })).toEqual({
      ok: true,
      value:
        '(;FF[4]GM[4]CA[UTF-8]AP[Noughtbook]SZ[15:10]RU[freestyle]PL[B]PB[A\\]]PW[B];B[oa];W[aj])\n',
    });
    const branched = played({ ...corner, at: 1, line: 1 }, [{ x: 3, y: 3 }]);
    expect(value(makeSgf({ record: branched }))).toMatch(
      /;B\[oa\]\n\(;W\[aj\]\)\n\(;W\[dd\]\)\)\n$/,
    );
  });

  it('keeps its rule, and reads the names that other programs give it', () => {
    for (const rule of WIN_RULES) {
      const file = value(makeSgf({ record: { ...corner, rule } }));
      expect(file).toContain(`RU[${rule}]`);
      expect(value(onlyGame(file)).record.rule).toBe(rule);
    }
    const ruleOf = (name: string) => value(onlyGame(`(;GM[4]SZ[15]RU[${name}];B[hh])`)).record.rule;
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

  it('lists the games of a collection, whatever stands around them', () => {
    const text =
      'Round 1:\n (;GM[4]PB[A];B[hh])\n(smile :)) (;GM[1]) ( ; GM[4]PB[B];B[aa];W[bb])\nplayed at the club';
    expect(value(parseSgf(text)).map((game) => (game.ok ? game.value.record.line : 0))).toEqual([
      1, 0, 2,
    ]);
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
    expect(problem(makeSgf({ record: newRecord(undefined) }))).toEqual({ code: 'needs-borders' });
    const wide = newRecord({ width: 53, height: 5 });
    expect(problem(makeSgf({ record: wide }))).toEqual({ code: 'too-large', limit: 52 });
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
    spoil(value(makeSgf({ record: WON_BY_X })), onlyGame);
    const deep = `(;GM[4]${'(;C[]'.repeat(20_000)}`;
    expect(onlyGame(deep).ok).toBe(false);
    expect(onlyGame(deep + ')'.repeat(20_001)).ok).toBe(true);
  });
});

describe('Piskvork', () => {
  it('gives back the open line, and who begins', () => {
    fc.assert(
      fc.property(games(bordered), (record) => {
        const read = value(parsePsq(value(makePsq(record))));
        expect(stonesAt(read)).toEqual(stonesAt(record, record.line));
        expect(read.size).toEqual(record.size);
      }),
      { numRuns: 60 },
    );
    expect(value(makePsq(corner))).toBe('Piskvorky 15x10, 0:0, 0\n15,1,0\n1,10,0\n-1\n');
  });

  it('is read as the manager writes it, with names and line ends of Windows', () => {
    const text =
      'Piskvorky 20x20, 11:11, 1\r\n11,10,15\r\n12,9,830\r\nONE.exe\r\nTWO.exe\r\n-1\r\n1,Freestyle';
    const record = value(parsePsq(text));
    expect(record).toMatchObject({ size: { width: 20, height: 20 }, first: O, at: 2 });
    expect(stonesAt(record)).toEqual([
      { x: 10, y: 9, mark: O },
      { x: 11, y: 8, mark: X },
    ]);
  });

  it('takes the first rule by which the game is not over before its end', () => {
    const overline = [0, 1, 2, 4, 5, 3].flatMap((x, i) => [
      { x, y: 7 },
      { x: 2 * i, y: 9 },
    ]);
    const record = played(newRecord(SIZE, 'standard'), overline);
    expect(record.moves).toHaveLength(12);
    expect(value(parsePsq(value(makePsq(record)))).rule).toBe('standard');
  });

  it('says what is wrong, and never throws', () => {
    expect(problem(makePsq(newRecord(undefined)))).toEqual({ code: 'needs-borders' });
    const wide = newRecord({ width: 101, height: 5 });
    expect(problem(makePsq(wide))).toEqual({ code: 'too-large', limit: 100 });
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
    spoil(value(makePsq(WON_BY_X)), parsePsq);
  });
});

describe('a list of moves', () => {
  it('is read as the field writes it, rows from the bottom', () => {
    for (const text of [
      'h8h7i7',
      ' H8 h7\ni7 ',
      '1. h8 2. h7 3. i7',
      'h8-h7, i7',
      '1: h8; 2: h7; i7.',
    ]) {
      const record = value(parseMoves(text)!);
      expect(stonesAt(record), text).toEqual([
        { x: 7, y: 7, mark: X },
        { x: 7, y: 8, mark: O },
        { x: 8, y: 8, mark: X },
      ]);
      expect(record.size).toEqual({ width: 15, height: 15 });
    }
    expect(value(parseMoves('s19')!).moves).toEqual([{ x: 18, y: 0, parent: 0 }]);
    expect(value(parseMoves('a1', { width: 9, height: 7 })!).moves).toEqual([
      { x: 0, y: 6, parent: 0 },
    ]);
    expect(problem(parseMoves('h8h8')!)).toEqual({ code: 'taken', move: 2 });
    expect(problem(parseMoves('h8z30')!)).toEqual({ code: 'no-cell', move: 2 });
    for (const text of ['', 'hello', 'h8 and h9', '12 13', 'h888', 'h8(', '7,7']) {
      expect(parseMoves(text), text).toBeUndefined();
    }
  });
});

describe('a diagram of text', () => {
  it('can be read again as a drawing', () => {
    const board = new SparseBoard(SIZE, stonesAt(corner));
    const read = parseDiagram(makeDiagram(board)!).sheet;
    expect(read.size).toEqual(SIZE);
    expect(read.stones).toEqual(stonesAt(corner));
    const open = new SparseBoard(undefined, [
      { x: -3, y: 5, mark: X },
      { x: -1, y: 6, mark: O },
    ]);
    expect(makeDiagram(open)).toBe('X..\n..O');
    expect(makeDiagram(new SparseBoard())).toBe('.');
  });

  it('is refused where the marks are too far apart', () => {
    expect(makeDiagram(new SparseBoard(undefined, stonesAt(farGame(1))))).toBeUndefined();
  });
});
