/**
 * The game once more, on strings of nine signs and by plain recursion: nothing of the engine. Cells are
 * numbered 1 to 9 here, as the guides do.
 */
export const LINES = ['123', '456', '789', '147', '258', '369', '159', '357'];

export const EMPTY_BOARD = '.........';

export const CORNERS = [1, 3, 7, 9];
export const EDGES = [2, 4, 6, 8];

export function at(board: string, cell: number): string {
  return board.charAt(cell - 1);
}

export function hasLine(board: string, mark: string): boolean {
  return LINES.some((line) => [...line].every((cell) => at(board, Number(cell)) === mark));
}

export function free(board: string): number[] {
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((cell) => at(board, cell) === '.');
}

/** X begins, so the counts tell. */
export function turn(board: string): 'X' | 'O' {
  return free(board).length % 2 === 1 ? 'X' : 'O';
}

export function put(board: string, cell: number): string {
  return board.slice(0, cell - 1) + turn(board) + board.slice(cell);
}

export function after(...cells: number[]): string {
  return cells.reduce(put, EMPTY_BOARD);
}

export function isOver(board: string): boolean {
  return hasLine(board, 'X') || hasLine(board, 'O') || !board.includes('.');
}

const known = new Map<string, number>();

/** 1 X wins with best play, −1 O does, 0 a draw. */
export function value(board: string): number {
  const before = known.get(board);
  if (before !== undefined) return before;
  let result = 0;
  if (hasLine(board, 'X')) result = 1;
  else if (hasLine(board, 'O')) result = -1;
  else if (board.includes('.')) {
    const all = free(board).map((cell) => value(put(board, cell)));
    result = turn(board) === 'X' ? Math.max(...all) : Math.min(...all);
  }
  known.set(board, result);
  return result;
}

/** The cells with which `mark` would complete a line. */
export function wins(board: string, mark: string): number[] {
  return free(board).filter((cell) =>
    hasLine(board.slice(0, cell - 1) + mark + board.slice(cell), mark),
  );
}

export const otherMark = (mark: string) => (mark === 'X' ? 'O' : 'X');

/** Whether `player`, who plays by `words`, gets what it wants whatever is answered. */
export function works(
  board: string,
  player: 'X' | 'O',
  want: 'win' | 'draw',
  words: (board: string) => number[],
  gaps: 'every' | 'some' = 'every',
): boolean {
  if (isOver(board)) {
    return want === 'win' ? hasLine(board, player) : !hasLine(board, otherMark(player));
  }
  const isOwn = turn(board) === player;
  const now = isOwn ? wins(board, player) : [];
  const said = isOwn ? words(board) : [];
  const cells = now.length > 0 ? now : said.length > 0 ? said : free(board);
  const results = cells.map((cell) => works(put(board, cell), player, want, words, gaps));
  return isOwn && gaps === 'some' ? results.some(Boolean) : results.every(Boolean);
}
