function play(board) {
  const cells = freeCells(board);
  return cells[Math.floor(Math.random() * cells.length)];
}
