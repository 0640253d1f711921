import { NINE_LINES } from '../nineLines.ts';

/**
 * The yardstick: minimax in the shape that textbooks give it (terminal test, utility, actions,
 * result; a maximising and a minimising function that return a value and a move), on an array of
 * strings. It shares nothing with the engine. It is written for the reader and not for the
 * machine.
 */
export type Square = 'X' | 'O' | '';
type Player = 'X' | 'O';
type Board = readonly Square[];

interface Choice {
  readonly value: number;
  readonly move: number | null;
}

/** Calls since the count was last set to 0. */
export const calls = { count: 0 };

function hasWon(board: Board, player: Player): boolean {
  return NINE_LINES.some((line) => line.every((cell) => board[cell] === player));
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
