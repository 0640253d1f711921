const known = new Map();

/** 10 less the plies to a win, −10 plus those to a loss. */
function score(board, player, me) {
  const key = board.map((cell) => cell || '.').join('') + me;
  if (!known.has(key)) known.set(key, search(board, player, me));
  return known.get(key);
}

function search(board, player, me) {
  const won = winner(board);
  if (won !== '') return won === me ? 10 : -10;
  const cells = freeCells(board);
  if (cells.length === 0) return 0;
  const scores = cells.map((cell) => later(score(put(board, cell, player), otherMark(player), me)));
  return player === me ? Math.max(...scores) : Math.min(...scores);
}

function later(found) {
  return found - Math.sign(found);
}

function play(board, mark) {
  let best = -99;
  let bestCell;
  for (const cell of freeCells(board)) {
    const found = score(put(board, cell, mark), otherMark(mark), mark);
    if (found > best) [best, bestCell] = [found, cell];
  }
  return bestCell;
}
