import { describe, expect, it } from 'vitest';
import {
  BitPosition,
  EMPTY,
  NO_CELL,
  O,
  SMALL_VARIANT,
  X,
  checkSetup,
  depthRatingsOf,
  emptySetup,
  makeVariant,
  minimax,
  mnkVariant,
  parseVariant,
  perft,
  perftTo,
  playableCells,
  searchRoot,
  seededRng,
  symmetriesOf,
  winOn,
  type CellContent,
} from '../../../src/engine/index.ts';
import { plain, setupOfPlain, variantOf } from '../plainBoards.ts';

const cellsOf = (text: string): CellContent[] =>
  [...text].map((sign) => (sign === 'X' ? X : sign === 'O' ? O : EMPTY));

describe('the text of a variant', () => {
  it.each(['6,5,4', '4,4,4,gravity', '5,5,4,misere', '3,3,3,misere,gravity', '3x3x3', '4x4x3,3'])(
    '%s is read and written',
    (text) => {
      expect(parseVariant(text)).toMatchObject({ ok: true, value: { id: text } });
    },
  );

  it('may say less, and gives the same object for the same variant', () => {
    for (const [text, variant] of [
      ['3x3', SMALL_VARIANT],
      ['4x4', mnkVariant(4, 4, 4)],
      ['3x3x3,3,gravity', makeVariant({ m: 3, n: 3, k: 3, layers: 3, gravity: true })],
    ] as const) {
      const read = parseVariant(text);
      expect(read.ok && read.value).toBe(variant);
    }
  });

  it.each([
    ['', { code: 'no-size', text: '' }],
    ['5,5', { code: 'no-size', text: '5,5' }],
    ['5,5,4misere', { code: 'no-size' }],
    ['5,5,4,torus', { code: 'unknown-word', word: 'torus' }],
    ['1,1,1', { code: 'line-length', found: 1 }],
    ['1,100,3', { code: 'side', found: 100, least: 1, most: 19 }],
    ['0,3,3', { code: 'side', found: 0 }],
    ['100,100,5,gravity', { code: 'side' }],
    ['5x5x5', { code: 'layers', found: 5, most: 4 }],
    ['3,3,4', { code: 'no-line', winLength: 4, longest: 3 }],
  ])('%s is refused', (text, problem) => {
    expect(parseVariant(text)).toMatchObject({ ok: false, problem });
  });
});

describe('symmetries of any board', () => {
  it.each([
    ['5,5,4', 8],
    ['5,4,4', 4],
    ['4,1,3', 2],
    ['5,5,4,gravity', 2],
    ['3x3x3', 48],
    ['3x3x2', 16],
  ])('%s: %i, and each keeps the lines', (text, count) => {
    const all = symmetriesOf(variantOf(text));
    expect(all).toHaveLength(count);
    const { lines } = variantOf(text).geometry;
    const nameOf = (line: readonly number[]) => [...line].sort((a, b) => a - b).join();
    const names = lines.map(nameOf).sort();
    for (const each of all) {
      const moved = lines.map((line) => nameOf(line.map((cell) => each[cell] as number)));
      expect(moved.sort()).toEqual(names);
    }
  });
});

describe('a setup where marks fall, or where lines lose', () => {
  const falls = makeVariant({ m: 3, n: 3, k: 3, gravity: true });
  const loses = makeVariant({ m: 3, n: 3, k: 3, misere: true });

  it.each([
    ['X........', falls, { code: 'floating', cell: 0 }],
    ['......X..', falls, undefined],
    ['...X..XOO', falls, undefined],
    ['XXXOO....', loses, undefined],
    ['XXXOOO...', loses, { code: 'two-winners' }],
    ['XXXX.....', loses, { code: 'mark-counts' }],
    ['XXXXXXOOOOO.', mnkVariant(4, 3, 3), { code: 'two-winners' }],
    ['XXX.XXX.OO.OO.OO', mnkVariant(4, 4, 3), { code: 'lines-apart', mark: X }],
    // Of the row at the bottom, one cell must have nothing on it.
    ['...OO.XXX', falls, undefined],
    ['O..OXOXXX', falls, { code: 'lines-apart', mark: X }],
  ])('%s', (text, variant, problem) => {
    const checked = checkSetup(cellsOf(text), undefined, variant);
    if (problem) expect(checked).toMatchObject({ ok: false, problem });
    else expect(checked.ok).toBe(true);
  });

  it('has a winner, which with misère is the other side, and the line', () => {
    const cells = cellsOf('XXXOO....');
    expect(winOn(cells, SMALL_VARIANT)).toEqual({ winner: X, line: [0, 1, 2] });
    expect(winOn(cells, loses)).toEqual({ winner: O, line: [0, 1, 2] });
    expect(new BitPosition({ cells, toMove: O }, loses).winner).toBe(O);
    expect(winOn(cellsOf('XX.OO....'), loses)).toBeUndefined();
  });
});

describe('a position in bits', () => {
  it('takes the moves and ends of any variant, in games at random', () => {
    const rng = seededRng(3);
    for (const text of [
      '4,4,4,gravity',
      '6,5,4,gravity',
      '4,4,3,misere',
      '3x3x3,3,gravity',
      '2x2x4',
    ]) {
      const variant = variantOf(text);
      const position = new BitPosition(undefined, variant);
      for (let mark: typeof X | typeof O = X; ; mark = mark === X ? O : X) {
        const cells = position.cells();
        const listed: number[] = [];
        for (let at = position.firstEmpty(); at !== NO_CELL; at = position.emptyAfter(at))
          listed.push(at);
        expect(listed).toEqual(playableCells(cells, variant));
        expect(position.winner).toBe(winOn(cells, variant)?.winner ?? 0);
        if (position.isOver) break;
        position.play(listed[rng.int(listed.length)] as number, mark);
      }
    }
  });

  it('is searched by minimax and NextStep as by plain minimax over text', () => {
    for (const text of [
      '4,3,3',
      '3,3,3,gravity',
      '3,3,3,misere',
      '4,4,3,gravity',
      '4,4,4,misere,gravity',
    ]) {
      const variant = variantOf(text);
      const { solution, unfinished } = plain(variant);
      const position = unfinished(variant.geometry.cellCount - 8, seededRng(9));
      const setup = setupOfPlain(position);
      const { toMove } = setup;
      const rules = { computer: toMove, ties: 'first' } as const;
      const { score, moves } = searchRoot(minimax, new BitPosition(setup, variant), toMove, rules);
      const best = moves.filter((move) => move.score === score).map(({ cell }) => cell);
      expect({ score, cells: best }, text).toEqual(solution(position));
      const ratings = depthRatingsOf(setup, 8, variant);
      const kindOf = (rating: number) => (rating > 24 ? 10 : rating === 24 ? 0 : -10);
      for (const move of moves) expect(kindOf(ratings[move.cell] as number), text).toBe(move.score);
    }
  });
});

describe('perft to a depth', () => {
  it('is what walking gives, for every switch', () => {
    for (const text of ['3,3,3', '3,3,3,misere', '4,3,3,gravity', '3,2,2', '2x2x2']) {
      const variant = variantOf(text);
      const { byPly } = perft(emptySetup(X, variant), variant);
      for (let depth = 0; depth < 14; depth++) {
        expect(perftTo(variant, depth), `${text} ${depth}`).toBe(byPly[depth] ?? 0);
      }
    }
  });

  // As published for the game that is sold with seven columns: John Tromp, and the perft pages of chess programmers.
  it.each([
    [4, 2401],
    [7, 823_536],
    [8, 5_673_234],
  ])('on seven columns of six, %i deep: %i', (depth, count) => {
    expect(perftTo(makeVariant({ m: 7, n: 6, k: 4, gravity: true }), depth)).toBe(count);
  });

  it('gives up where it would take too long, or cannot count exactly', () => {
    expect(perftTo(mnkVariant(19, 19, 5), 9)).toBeUndefined();
    expect(perftTo(mnkVariant(19, 19, 5), 10)).toBeUndefined();
    expect(perftTo(mnkVariant(4, 4, 4), 16, 1000)).toBeUndefined();
    expect(perftTo(mnkVariant(19, 19, 5), 3)).toBe(361 * 360 * 359);
  });
});
