/**
 * The yardstick: minimax in the shape that textbooks give it (terminal test, utility, actions,
 * result; a maximising and a minimising function that return a value and a move), on an array of
 * strings. It shares nothing with the engine. It is written for the reader and not for the
 * machine: how much that costs is seen against `tunedMinimax`, which runs beside it.
 */
export type Square = 'X' | 'O' | '';
type Player = 'X' | 'O';
type Board = readonly Square[];

interface Choice {
  readonly value: number;
  readonly move: number | null;
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

/** Calls since the count was last set to 0. */
export const calls = { count: 0 };

function hasWon(board: Board, player: Player): boolean {
  return LINES.some((line) => line.every((cell) => board[cell] === player));
}

function actions(board: Board): number[] {
  return [...board.keys()].filter((cell) => board[cell] === '');
}

function isTerminal(board: Board): boolean {
  return hasWon(board, 'X') || hasWon(board, 'O') || board.every((square) => square !== '');
}

function utility(board: Board): number {
  if (hasWon(board, 'X')) return 10;
  return hasWon(board, 'O') ? -10 : 0;
}

function result(board: Board, move: number, player: Player): Board {
  const next = [...board];
  next[move] = player;
  return next;
}

/** X is the computer; of equal values the first move is kept. */
export function textbookMinimax(board: Board, player: Player): Choice {
  return player === 'X' ? maxValue(board) : minValue(board);
}

function maxValue(board: Board): Choice {
  calls.count++;
  if (isTerminal(board)) return { value: utility(board), move: null };
  let best: Choice = { value: -Infinity, move: null };
  for (const move of actions(board)) {
    const { value } = minValue(result(board, move, 'X'));
    if (value > best.value) best = { value, move };
  }
  return best;
}

function minValue(board: Board): Choice {
  calls.count++;
  if (isTerminal(board)) return { value: utility(board), move: null };
  let best: Choice = { value: Infinity, move: null };
  for (const move of actions(board)) {
    const { value } = maxValue(result(board, move, 'O'));
    if (value < best.value) best = { value, move };
  }
  return best;
}

/**
 * The same search tuned as far as an array of strings goes: one board changed in place, plain
 * loops, no lists and no objects. Here to show where the distance to the textbook comes from.
 */
export function tunedMinimax(board: Square[], player: Player): number {
  calls.count++;
  for (let i = 0; i < LINES.length; i++) {
    const [a, b, c] = LINES[i] as [number, number, number];
    const mark = board[a];
    if (mark !== '' && mark === board[b] && mark === board[c]) return mark === 'X' ? 10 : -10;
  }
  let best: number | undefined;
  for (let cell = 0; cell < 9; cell++) {
    if (board[cell] !== '') continue;
    board[cell] = player;
    const score = tunedMinimax(board, player === 'X' ? 'O' : 'X');
    board[cell] = '';
    if (best === undefined || (player === 'X' ? score > best : score < best)) best = score;
  }
  return best ?? 0;
}
