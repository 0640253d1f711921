import { NINE_LINES } from '../../nineLines.ts';
import { CELLS, START, emptyOf, endOf, put, turnOf } from '../arena/naive.ts';

/**
 * Rule cards once more, from the words of docs/algorithms.md, section 12, and the results of a list by plain enumeration.
 * Boards are strings, and no code is shared with the engine.
 */
export type Sign = 'X' | 'O';
const other = (sign: Sign): Sign => (sign === 'X' ? 'O' : 'X');

/** What the lines through a cell hold, each as a sorted text such as "..X". */
const linesAt = (board: string, cell: number) =>
  NINE_LINES.filter((line) => line.some((each) => each === cell)).map((line) =>
    line
      .map((each) => board[each])
      .sort()
      .join(''),
  );

const completes = (board: string, cell: number, me: Sign) =>
  linesAt(board, cell).includes(`.${me}${me}`);
const begun = (board: string, cell: number, me: Sign) =>
  linesAt(board, cell).filter((line) => line === `..${me}`).length;
const winCells = (board: string, me: Sign) =>
  emptyOf(board).filter((cell) => completes(board, cell, me));
const forkCells = (board: string, me: Sign) =>
  emptyOf(board).filter((cell) => begun(board, cell, me) >= 2);

/** Row and column. */
const place = (cell: number) => [Math.floor(cell / 3), cell % 3] as const;
const touches = (board: string, cell: number, signs: string) =>
  CELLS.some((each) => {
    const [[row, column], [r, c]] = [place(cell), place(each)];
    return signs.includes(board[each] ?? '') && Math.hypot(row - r, column - c) < 2;
  });

const FITS: Readonly<Record<string, (board: string, cell: number, me: Sign) => boolean>> = {
  win: completes,
  block: (board, cell, me) => completes(board, cell, other(me)),
  fork: (board, cell, me) => begun(board, cell, me) >= 2,
  stopFork(board, cell, me) {
    if (forkCells(board, other(me)).length === 0) return false;
    const after = put(board, cell, me);
    const [wins, forks] = [winCells(after, me), forkCells(after, other(me))];
    if (wins.length === 0) return forks.length === 0;
    return wins.every((win) => !forks.includes(win));
  },
  centre: (_, cell) => cell === 4,
  oppositeCorner: (board, cell, me) => [0, 2, 6, 8].includes(cell) && board[8 - cell] === other(me),
  corner: (_, cell) => [0, 2, 6, 8].includes(cell),
  edge: (_, cell) => [1, 3, 5, 7].includes(cell),
  any: () => true,
  pair: (board, cell, me) => begun(board, cell, me) >= 1,
  spoil: (board, cell, me) => begun(board, cell, other(me)) >= 1,
  beside: (board, cell, me) => touches(board, cell, me),
  away: (board, cell) => !touches(board, cell, 'XO'),
};

const named = new Map<string, readonly number[]>();

/** The empty cells that a card names; each board is looked at once. */
export function naiveCells(card: string, board: string, me: Sign): readonly number[] {
  const key = card + board + me;
  const known = named.get(key);
  if (known) return known;
  const cells = emptyOf(board).filter((cell) => FITS[card]?.(board, cell, me));
  named.set(key, cells);
  return cells;
}

export function naiveChoice(cards: readonly string[], board: string, me: Sign): readonly number[] {
  const said = cards.map((card) => naiveCells(card, board, me));
  return said.find((cells) => cells.length > 0) ?? emptyOf(board);
}

/** What a number of choices divides, so chances are whole numbers of this to the power of the marks that are left. */
const PART = 2520n;

interface Results {
  /** Chances of X, and of O, in parts of `PART` to the power of nine. */
  readonly X: bigint;
  readonly O: bigint;
  readonly whole: bigint;
  /** The lost game of the list with the fewest marks, of several the first in order of cells. */
  readonly lost: string | undefined;
  readonly canDraw: boolean;
}

/** A list against somebody who takes any cell. The cells of every game are tried in order. */
export function naiveResults(cards: readonly string[], mine: Sign): Results {
  const known = new Map<string, Results>();
  function from(board: string): Results {
    const found = known.get(board);
    if (found) return found;
    const results = endOf(board) ? finished(board) : open(board);
    known.set(board, results);
    return results;
  }
  function finished(board: string): Results {
    const [end, whole] = [endOf(board), PART ** BigInt(emptyOf(board).length)];
    const [X, O] = [end === 'X' ? whole : 0n, end === 'O' ? whole : 0n];
    return { X, O, whole, lost: end === other(mine) ? '' : undefined, canDraw: end === 'draw' };
  }
  function open(board: string): Results {
    const turn = turnOf(board);
    const cells = turn === mine ? naiveChoice(cards, board, mine) : emptyOf(board);
    const after = cells.map((cell) => from(put(board, cell, turn)));
    const share = PART / BigInt(cells.length);
    const sum = (side: 'X' | 'O' | 'whole') =>
      after.reduce((all, each) => all + each[side] * share, 0n);
    const lost = after
      .flatMap((each, at) => (each.lost === undefined ? [] : [`${cells[at]}${each.lost}`]))
      .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))[0];
    const canDraw = after.some((each) => each.canDraw);
    return { X: sum('X'), O: sum('O'), whole: sum('whole'), lost, canDraw };
  }
  return from(START);
}
