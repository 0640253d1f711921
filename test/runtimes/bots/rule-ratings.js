function ratings(board, mark) {
  const rated = board.map(() => 0);
  const add = (cells, amount) => cells.forEach((cell) => (rated[cell] += amount));
  for (const cell of freeCells(board)) {
    rated[cell] += 1;
    const lists = { empty: [], theirs: [], own: [] };
    const others = (line) => line.filter((each) => each !== cell && board[each] === '');
    for (const line of LINES.filter((each) => each.includes(cell))) {
      const own = line.filter((each) => board[each] === mark).length;
      const theirs = line.filter((each) => board[each] === otherMark(mark)).length;
      if (own === 2) rated[cell] += 1000000;
      if (theirs === 2) rated[cell] += 100000;
      if (own === 0 && theirs === 0) lists.empty.push(line);
      if (own === 0 && theirs === 1) {
        lists.theirs.push(line);
        if (lists.theirs.length >= 2) add([cell, ...lists.theirs.flatMap(others)], 1000);
      }
      if (own === 1 && theirs === 0) {
        lists.own.push(line);
        if (lists.own.length >= 2) rated[cell] += 10000;
      }
    }
    for (const line of lists.empty) {
      for (const _ of lists.own) add(others(line), 100);
      for (const each of lists.theirs) add([cell, ...others(line), ...others(each)], 10);
    }
  }
  return rated;
}

function play(board, mark) {
  const rated = ratings(board, mark);
  const cells = freeCells(board);
  if (LEVEL === 0)
    return choice(
      cells,
      cells.map((cell) => rated[cell]),
    );
  return choice(cells.filter((cell) => rated[cell] === Math.max(...rated)));
}
