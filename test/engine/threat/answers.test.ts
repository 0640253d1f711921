import { describe, expect, it } from 'vitest';
import {
  O,
  SparseBoard,
  X,
  boardOfSheet,
  checkAnswers,
  other,
  parseDiagram,
  scanFromLast,
  seededRng,
  type Mark,
  type Point,
} from '../../../src/engine/index.ts';
import { emptyCells } from './plainLines.ts';

/** The board of a diagram with its small letter placed, and who answers. */
function placed(text: string) {
  const { sheet, cell, mark } = parseDiagram(text);
  if (!cell || !mark) throw new Error('no cell');
  const board = boardOfSheet(sheet);
  board.place(cell.x, cell.y, mark);
  return { board, answers: checkAnswers(board, other(mark)) };
}

const holdingOf = (text: string) =>
  placed(text)
    .answers.answers.filter(({ loses }) => !loses)
    .map(({ cell }) => `${cell.x},${cell.y}`);

describe('answers that hold', () => {
  it.each([
    ['an open three: either end', '.......\n..XXx..\n.......', ['1,1', '5,1']],
    ['a four with one open end', '..OXXXx...', ['7,0']],
    ['an open four: none', '..XXXx...', []],
    ['a broken three: three cells', '..X.xX....', ['1,0', '3,0', '6,0']],
    ['a broken four: the hole', '.OXX.xX...', ['4,0']],
    ['two fours: none', '.OXXXx....\n.....X....\n.....X....\n.....X....\n.....O....', []],
  ])('%s', (_, text, cells) => expect(holdingOf(text)).toEqual(cells));

  it('are all answers where three has a wall behind each empty cell', () => {
    const { answers, pass } = placed('.O.XXx.O.').answers;
    expect(answers.every(({ loses }) => !loses)).toBe(true);
    expect(pass).toBeUndefined();
  });

  it('may be a five of their own, or a four that takes the time', () => {
    // X has an open four; O has four too, and finishes first.
    const text = '..XXXx...\n.........\n.XOOOO...';
    expect(holdingOf(text)).toEqual(['6,2']);
  });

  it('leaves the board as it was', () => {
    const { board } = placed('.......\n..XXx..\n...O...');
    const before = JSON.stringify([...board.stones()]);
    checkAnswers(board, O);
    expect(JSON.stringify([...board.stones()])).toBe(before);
  });
});

/** Another reading: all marks on all cells of a small board, by the win scan and nothing else. */
function naiveWin(board: SparseBoard, mark: Mark, marks: number): boolean {
  const free = emptyCells(board).map(([x, y]) => ({ x, y }));
  const tries = (of: Mark, then: (has: boolean) => boolean) => (cell: Point) => {
    board.place(cell.x, cell.y, of);
    const result = then(scanFromLast(board, cell.x, cell.y) !== undefined);
    board.remove(cell.x, cell.y);
    return result;
  };
  if (free.some(tries(mark, (has) => has))) return true;
  if (marks === 1) return false;
  const answers = () => free.filter(({ x, y }) => board.at(x, y) === 0);
  const survives = () =>
    answers().some(tries(other(mark), (has) => has || !naiveWin(board, mark, marks - 1)));
  return free.some(tries(mark, () => answers().length > 0 && !survives()));
}

it('agrees with a search of every mark on small boards', () => {
  const rng = seededRng(3);
  let wins = 0;
  for (let game = 0; game < 60; game++) {
    const board = new SparseBoard({ width: 6, height: 5 });
    for (let placedMarks = 0; placedMarks < 14; placedMarks++) {
      const [x, y] = [rng.int(6), rng.int(5)];
      const mark = rng.int(100) < 62 ? X : O;
      if (board.at(x, y) !== 0) continue;
      board.place(x, y, mark);
      if (scanFromLast(board, x, y)) board.remove(x, y);
    }
    for (const { cell, loses } of checkAnswers(board, O).answers.slice(0, 6)) {
      board.place(cell.x, cell.y, O);
      const isOver = scanFromLast(board, cell.x, cell.y) !== undefined;
      expect(loses !== undefined, `game ${game}`).toBe(!isOver && naiveWin(board, X, 2));
      board.remove(cell.x, cell.y);
      if (loses) wins += 1;
    }
  }
  expect(wins).toBeGreaterThan(20);
});
