import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY, O, X, type CellContent } from '../../../src/engine/core/types.ts';
import {
  LONGEST_POSITION,
  makePosition,
  makeSetup,
  parsePosition,
  readSetup,
} from '../../../src/engine/game/notation.ts';
import { positionsFrom } from '../../../src/engine/game/perft.ts';
import { emptySetup } from '../../../src/engine/game/setup.ts';
import { makeVariant } from '../../../src/engine/game/variants.ts';
import { explainProblem } from '#language/ui/board/problems';
import { anyCharacter } from '../../anyCharacter.ts';

const LESSON = 'O.XX.X.OO';

function read(text: string) {
  const written = parsePosition(text);
  if (!written.ok) return written.problem;
  return makePosition(written.value.cells) + (written.value.toMove ?? '');
}

describe('parsePosition', () => {
  it.each([
    '0.XX.X.00',
    'O·XX•X∙OO',
    'O*XX?X*OO',
    'O XX X OO',
    '  O . X   X . X   . O O  ',
    'O . X\nX . X\n. O O\n',
    'O.X\r\nX.X\r\n.OO',
    'O X\nX X\n OO',
    '\nO X\nX X\n OO\n',
    'O.X|X.X|.OO',
    'O|.|X\nX|.|X\n.|O|O',
    'O|.|X|X|.|X|.|O|O',
    '+---+---+---+\n| O |   | X |\n+---+---+---+\n| X |   | X |\n+---+---+---+\n|   | O | O |\n+---+---+---+',
    '│O│ │X│\n├─┼─┼─┤\n│X│ │X│\n├─┼─┼─┤\n│ │O│O│',
    '| O | - | X |\n|---|---|---|\n| X | - | X |\n| - | O | O |',
    'O|-|X\n-----\nX|-|X\n-----\n-|O|O',
    'O1XX4X6OO',
    'O2XX5X7OO',
    'O1XX4X600',
    'O, ., X, X, ., X, ., O, O',
    '\uFEFFO.XX.X.OO',
  ])('reads %j', (text) => {
    expect(read(text)).toBe(LESSON);
  });

  it.each([
    ['O.XX.X.OO x', X],
    ['O.XX.X.OO; O', O],
    ['O.XX.X.OO;x', X],
    ['O.X/X.X/.OO, x to move', X],
    ['O XX X OO о to move.', O],
    ['O . X X . X . O O 0 to move', O],
    ['O.X\nX.X\n.OO\nX to move\n', X],
    ['O.X\nX.X\n.OO\nХ', X],
  ])('reads the turn in %j', (text, toMove) => {
    expect(read(text)).toBe(LESSON + toMove);
  });

  it('takes a last X for a cell when nine cells need it', () => {
    expect(read('. . . . . . . . x')).toBe('........X');
  });

  it.each([
    ['---------', '.........'],
    ['---/---/---', '.........'],
    ['- - -\n- - -\n- - -', '.........'],
    ['012345678', '.........'],
    ['123456789', '.........'],
    ['0........', 'O........'],
    ['0XXXOO0OX', 'OXXXOOOOX'],
    ['X\n\nO', 'X.....O..'],
    [' | | \n | | \n | | ', '.........'],
  ])('%j is %s', (text, position) => {
    expect(read(text)).toBe(position);
  });

  it.each([
    ['', { code: 'no-text' }],
    [' \n ', { code: 'no-text' }],
    ['O.XQX.X.OO', { code: 'unknown-sign', sign: 'Q', line: 1, column: 4 }],
    ['O.X\nX.X\n.O😀', { code: 'unknown-sign', sign: '😀', line: 3, column: 3 }],
    ['O.X/X.X/.&O', { code: 'unknown-sign', sign: '&', line: 1, column: 10 }],
    ['O.XX.X.O', { code: 'sign-count', found: 8, expected: 9 }],
    ['O.XX.X.OO..', { code: 'sign-count', found: 11, expected: 9 }],
    ['O.X/X.X/.O', { code: 'row-length', row: 3, found: 2, expected: 3 }],
    ['O.X\nX..X\n.OO', { code: 'row-length', row: 2, found: 4, expected: 3 }],
    ['O5XX.X.OO', { code: 'wrong-number', sign: '5', cell: 1, line: 1, column: 2 }],
    ['O1XX5X6OO', { code: 'wrong-number', sign: '5', cell: 4, line: 1, column: 5 }],
    ['x'.repeat(2001), { code: 'long-text', length: 2001, limit: LONGEST_POSITION }],
  ])('explains %j', (text, problem) => {
    expect(read(text)).toEqual(problem);
  });
});

describe('a position on another board', () => {
  const flat = makeVariant({ m: 4, n: 3, k: 3 });
  const cube = makeVariant({ m: 3, n: 3, k: 3, layers: 3 });

  it('is read row by row, sheet after sheet', () => {
    for (const variant of [flat, cube]) {
      const { cells } = emptySetup(X, variant);
      const setup = { cells: cells.with(2, X).with(cells.length - 1, O), toMove: O };
      expect(parsePosition(makeSetup(setup), variant)).toEqual({ ok: true, value: setup });
    }
    expect(parsePosition('X...\n.O..\n....', flat)).toMatchObject({ ok: true });
    expect(parsePosition('X...\n.O.\n....', flat)).toEqual({
      ok: false,
      problem: { code: 'row-length', row: 2, found: 3, expected: 4 },
    });
  });
});

describe('positions as text', () => {
  const contents = fc.array(fc.constantFrom<CellContent>(EMPTY, X, O), {
    minLength: 9,
    maxLength: 9,
  });

  it('come back as they went', () => {
    fc.assert(
      fc.property(contents, (cells) => {
        expect(parsePosition(makePosition(cells))).toEqual({ ok: true, value: { cells } });
      }),
    );
    for (const setup of [...positionsFrom(), ...positionsFrom(emptySetup(O))]) {
      expect(readSetup(makeSetup(setup))).toEqual({ ok: true, value: setup });
    }
  });

  it('are read in every spelling of the same board', () => {
    const spelled = fc.record({
      cells: contents,
      x: fc.constantFrom('X', 'x', 'Х', 'х'),
      o: fc.constantFrom('O', 'o', 'О', 'о', '0'),
      empty: fc.constantFrom('.', '_', '-', '·', '*', '?', ' '),
      draw: fc.constantFrom(
        (rows: string[][]) => rows.map((row) => ` ${row.join(' | ')} `).join('\n---+---+---\n'),
        (rows: string[][]) => rows.map((row) => `|${row.join('|')}|`).join('\n'),
      ),
    });
    fc.assert(
      fc.property(spelled, ({ cells, x, o, empty, draw }) => {
        const sign = { [EMPTY]: empty, [X]: x, [O]: o };
        const rows = [0, 3, 6].map((at) => cells.slice(at, at + 3).map((each) => sign[each]));
        expect(read(draw(rows))).toBe(makePosition(cells));
        if (empty !== ' ')
          expect(read(rows.map((row) => row.join('')).join('/'))).toBe(makePosition(cells));
      }),
    );
  });

  it('never throw, whatever the text, and always have a sentence', () => {
    const near = fc.string({
      unit: fc.constantFrom(...'XOxo0хо.-_ |/\n\r\t+19;,·😀'),
      maxLength: 80,
    });
    fc.assert(
      fc.property(fc.oneof(near, fc.string({ unit: anyCharacter, maxLength: 60 })), (text) => {
        const setup = readSetup(text);
        if (setup.ok) expect(setup.value.cells).toHaveLength(9);
        else expect(explainProblem(setup.problem)).toMatch(/^.{20,200}[.:]?$/su);
      }),
      { numRuns: 3000 },
    );
  });

  // How long that takes is the bench's business; a text that takes for ever would fail here too.
  it('are read at the greatest length', () => {
    for (const unit of [' ', ';', '; ', '-', '- ', 'x ', '|', '+', ' |', '\n', 'x to move ']) {
      const text = unit.repeat(LONGEST_POSITION).slice(0, LONGEST_POSITION);
      for (const each of [text, `${text.slice(0, -1)}q`]) {
        const read = parsePosition(each);
        if (!read.ok) expect(read.problem.code).not.toBe('long-text');
      }
    }
  });
});

describe('readSetup', () => {
  it('takes the turn from the text, then from the caller, then from the counts', () => {
    expect(readSetup(`${LESSON} o`, X)).toMatchObject({ ok: true, value: { toMove: O } });
    expect(readSetup(LESSON, O)).toMatchObject({ ok: true, value: { toMove: O } });
    expect(readSetup(LESSON)).toMatchObject({ ok: true, value: { toMove: X } });
    // With equal counts and a line of X, X moved last.
    expect(readSetup('XXX.OO..O')).toMatchObject({ ok: true, value: { toMove: O } });
  });

  it.each([
    ['XXX......', 'mark-counts', /3 X and 0 O/],
    ['XXXOOO...', 'two-winners', /[Bb]oth/],
    ['X........ x', 'wrong-turn', /O moves next, not X/],
    ['XXX.OO..O x', 'winner-to-move', /X has a line/],
    ['XXXOO.O.O', 'winner-to-move', /X has a line/],
  ])('explains %s as %s', (text, code, sentence) => {
    const setup = readSetup(text);
    expect(setup).toMatchObject({ ok: false, problem: { code } });
    if (!setup.ok) expect(explainProblem(setup.problem)).toMatch(sentence);
  });
});
