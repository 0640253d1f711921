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

function otherMark(mark) {
  return mark === 'X' ? 'O' : 'X';
}

function freeCells(board) {
  return [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((cell) => board[cell] === '');
}

function winner(board) {
  for (const [a, b, c] of LINES) {
    if (board[a] !== '' && board[a] === board[b] && board[b] === board[c]) return board[a];
  }
  return '';
}

function put(board, cell, mark) {
  const after = [...board];
  after[cell] = mark;
  return after;
}
