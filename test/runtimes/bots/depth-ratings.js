const known = new Map();

function isDead(board) {
  return LINES.every((line) =>
    ['X', 'O'].every((mark) => line.some((cell) => board[cell] === mark)),
  );
}

function rating(board, player, me, depth) {
  const key = board.map((cell) => cell || '.').join('') + me + depth;
  if (!known.has(key)) known.set(key, search(board, player, me, depth));
  return known.get(key);
}

function search(board, player, me, depth) {
  const won = winner(board);
  if (won !== '') return won === me ? 32 : 8;
  const cells = freeCells(board);
  if (cells.length === 0 || isDead(board)) return 24;
  if (depth === 0) return 16;
  const found = cells.map((cell) =>
    later(rating(put(board, cell, player), otherMark(player), me, depth - 1)),
  );
  return player === me ? Math.max(...found) : Math.min(...found);
}

function later(found) {
  return found > 24 ? found - 1 : found < 16 ? found + 1 : found;
}

function play(board, mark) {
  const cells = freeCells(board);
  const found = cells.map((cell) =>
    rating(put(board, cell, mark), otherMark(mark), mark, LEVEL - 1),
  );
  return choice(cells.filter((_, at) => found[at] === Math.max(...found)));
}
