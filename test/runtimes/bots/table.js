function place(board) {
  const codes = TURNS.map((turn) =>
    turn.reduce((code, cell) => 3 * code + ['', 'X', 'O'].indexOf(board[cell]), 0),
  );
  const least = Math.min(...codes);
  return { code: least, turn: TURNS[codes.indexOf(least)] };
}

function numbers(board, mark) {
  if (AFTER) return freeCells(board).map((cell) => TABLE[place(put(board, cell, mark)).code]);
  const { code, turn } = place(board);
  return freeCells(board).map((cell) => TABLE[code][turn.indexOf(cell)]);
}

function play(board, mark) {
  const cells = freeCells(board);
  const found = numbers(board, mark);
  if (DRAWN) return choice(cells, found);
  return choice(cells.filter((_, at) => found[at] === Math.max(...found)));
}
