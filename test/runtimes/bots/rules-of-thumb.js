const CORNERS = [0, 2, 6, 8];

/** How many of the other two cells of each line through a cell hold what is asked for. */
function beside(board, cell, content) {
  return LINES.filter((line) => line.includes(cell)).map(
    (line) => line.filter((each) => each !== cell && board[each] === content).length,
  );
}

function wins(board, mark) {
  return freeCells(board).filter((cell) => beside(board, cell, mark).includes(2));
}

function forks(board, mark) {
  return freeCells(board).filter((cell) => {
    const [own, free] = [beside(board, cell, mark), beside(board, cell, '')];
    return own.filter((count, at) => count === 1 && free[at] === 1).length >= 2;
  });
}

function stopFork(board, mark) {
  const them = otherMark(mark);
  if (forks(board, them).length === 0) return [];
  return freeCells(board).filter((cell) => {
    const after = put(board, cell, mark);
    const [forced, left] = [wins(after, mark), forks(after, them)];
    return forced.length === 0 ? left.length === 0 : !forced.some((each) => left.includes(each));
  });
}

function play(board, mark) {
  const them = otherMark(mark);
  const free = freeCells(board);
  const rules = [
    wins(board, mark),
    wins(board, them),
    forks(board, mark),
    stopFork(board, mark),
    free.filter((cell) => cell === 4),
    free.filter((cell) => CORNERS.includes(cell) && board[8 - cell] === them),
    free.filter((cell) => CORNERS.includes(cell)),
    free,
  ];
  return choice(rules.find((cells) => cells.length > 0));
}
