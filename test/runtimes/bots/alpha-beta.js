function score(board, player, me, alpha, beta) {
  const won = winner(board);
  if (won !== '') return won === me ? 10 : -10;
  const cells = freeCells(board);
  if (cells.length === 0) return 0;
  let best = player === me ? -99 : 99;
  for (const cell of cells) {
    const found = score(put(board, cell, player), otherMark(player), me, alpha, beta);
    if (player === me) alpha = Math.max(alpha, (best = Math.max(best, found)));
    else beta = Math.min(beta, (best = Math.min(best, found)));
    if (alpha >= beta) break;
  }
  return best;
}

function play(board, mark) {
  let best = -99;
  let bestCell;
  for (const cell of freeCells(board)) {
    const found = score(put(board, cell, mark), otherMark(mark), mark, best, 99);
    if (found > best) [best, bestCell] = [found, cell];
  }
  return bestCell;
}
