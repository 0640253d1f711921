import {
  CODE_LANGUAGES,
  cardsSource,
  type CardId,
  type CodeLanguage,
  type Program,
} from '../../../engine/index.ts';
import { cardMessages } from '#language/bot/messages';
import { STARTS, type StartId } from '../machineStore.ts';

const LINES = {
  python: `LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8),
         (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8)`,
  javascript: `const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8],
  [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8]`,
};

const SOURCES: Readonly<Record<Exclude<StartId, 'cards'>, Readonly<Record<CodeLanguage, string>>>> =
  {
    empty: {
      python: `def play(board, mark):
    return
`,
      javascript: `function play(board, mark) {
  return;
}
`,
    },
    random: {
      python: `import random


def play(board, mark):
    free = [cell for cell in range(9) if board[cell] == ""]
    return random.choice(free)
`,
      javascript: `function play(board, mark) {
  const free = [];
  for (let cell = 0; cell < 9; cell++) {
    if (board[cell] === "") free.push(cell);
  }
  return free[Math.floor(Math.random() * free.length)];
}
`,
    },
    first: {
      python: `def play(board, mark):
    for cell in range(9):
        if board[cell] == "":
            return cell
`,
      javascript: `function play(board, mark) {
  for (let cell = 0; cell < 9; cell++) {
    if (board[cell] === "") return cell;
  }
}
`,
    },
    winOrBlock: {
      python: `${LINES.python}, (2, 4, 6)]


def completing(board, mark):
    for line in LINES:
        marks = [board[cell] for cell in line]
        if marks.count(mark) == 2 and "" in marks:
            return line[marks.index("")]
    return None


def play(board, mark):
    other = "O" if mark == "X" else "X"
    win = completing(board, mark)
    if win is not None:
        return win
    block = completing(board, other)
    if block is not None:
        return block
    return board.index("")
`,
      javascript: `${LINES.javascript}, [2, 4, 6],
];

function completing(board, mark) {
  for (const line of LINES) {
    const free = line.filter((cell) => board[cell] === "");
    const marks = line.filter((cell) => board[cell] === mark);
    if (marks.length === 2 && free.length === 1) return free[0];
  }
}

function play(board, mark) {
  const other = mark === "X" ? "O" : "X";
  return completing(board, mark) ?? completing(board, other) ?? board.indexOf("");
}
`,
    },
    anyBoard: {
      python: `import random


def lines():
    for first in range(COLUMNS * ROWS):
        for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
            last_row = first // COLUMNS + down * (IN_A_ROW - 1)
            last_column = first % COLUMNS + right * (IN_A_ROW - 1)
            if last_row < ROWS and 0 <= last_column < COLUMNS:
                step = down * COLUMNS + right
                yield [first + at * step for at in range(IN_A_ROW)]


def completing(board, mark):
    cells = []
    for line in lines():
        marks = [board[cell] for cell in line]
        if marks.count(mark) == IN_A_ROW - 1 and "" in marks:
            cells.append(line[marks.index("")])
    return cells


def can_take(board, cell):
    below = cell + COLUMNS
    lies = not FALLING or below >= len(board) or board[below] != ""
    return board[cell] == "" and lies


def play(board, mark):
    other = "O" if mark == "X" else "X"
    free = [cell for cell in range(len(board)) if can_take(board, cell)]
    mine = completing(board, mark)
    if MISERE:
        return random.choice([cell for cell in free if cell not in mine] or free)
    for cell in mine + completing(board, other):
        if cell in free:
            return cell
    return random.choice(free)
`,
      javascript: `function lines() {
  const all = [];
  for (let first = 0; first < COLUMNS * ROWS; first++) {
    for (const [down, right] of [[0, 1], [1, 0], [1, 1], [1, -1]]) {
      const lastRow = Math.floor(first / COLUMNS) + down * (IN_A_ROW - 1);
      const lastColumn = (first % COLUMNS) + right * (IN_A_ROW - 1);
      if (lastRow >= ROWS || lastColumn < 0 || lastColumn >= COLUMNS) continue;
      all.push(Array.from({ length: IN_A_ROW }, (_, at) => first + at * (down * COLUMNS + right)));
    }
  }
  return all;
}

function completing(board, mark) {
  const cells = [];
  for (const line of lines()) {
    const free = line.filter((cell) => board[cell] === "");
    const marks = line.filter((cell) => board[cell] === mark);
    if (marks.length === IN_A_ROW - 1 && free.length === 1) cells.push(free[0]);
  }
  return cells;
}

function canTake(board, cell) {
  return board[cell] === "" && (!FALLING || board[cell + COLUMNS] !== "");
}

function play(board, mark) {
  const other = mark === "X" ? "O" : "X";
  const free = [...board.keys()].filter((cell) => canTake(board, cell));
  const mine = completing(board, mark);
  const one = (cells) => cells[Math.floor(Math.random() * cells.length)];
  if (MISERE) {
    const safe = free.filter((cell) => !mine.includes(cell));
    return one(safe.length > 0 ? safe : free);
  }
  const urgent = [...mine, ...completing(board, other)].find((cell) => free.includes(cell));
  return urgent ?? one(free);
}
`,
    },
    holed: {
      python: `${LINES.python}]


def winner(board):
    for a, b, c in LINES:
        if board[a] != "" and board[a] == board[b] == board[c]:
            return board[a]


KNOWN = {}


def score(board, player, me):
    key = (tuple(board), me)
    if key not in KNOWN:
        KNOWN[key] = search(board, player, me)
    return KNOWN[key]


def search(board, player, me):
    won = winner(board)
    if won:
        return 10 if won == me else -10
    if "" not in board:
        return 0
    other = "O" if player == "X" else "X"
    scores = []
    for cell in range(9):
        if board[cell] == "":
            board[cell] = player
            scores.append(score(board, other, me))
            board[cell] = ""
    return max(scores) if player == me else min(scores)


def play(board, mark):
    other = "O" if mark == "X" else "X"
    best, best_cell = -99, None
    for cell in range(9):
        if board[cell] == "":
            board[cell] = mark
            s = score(board, other, mark)
            board[cell] = ""
            if s > best:
                best, best_cell = s, cell
    print("best", best_cell, "score", best)
    return best_cell
`,
      javascript: `${LINES.javascript},
];

function winner(board) {
  for (const [a, b, c] of LINES) {
    if (board[a] !== "" && board[a] === board[b] && board[b] === board[c]) return board[a];
  }
}

const known = {};

function score(board, player, me) {
  const key = board.join() + me;
  known[key] ??= search(board, player, me);
  return known[key];
}

function search(board, player, me) {
  const won = winner(board);
  if (won) return won === me ? 10 : -10;
  if (!board.includes("")) return 0;
  const other = player === "X" ? "O" : "X";
  const scores = [];
  for (let cell = 0; cell < 9; cell++) {
    if (board[cell] !== "") continue;
    board[cell] = player;
    scores.push(score(board, other, me));
    board[cell] = "";
  }
  return player === me ? Math.max(...scores) : Math.min(...scores);
}

function play(board, mark) {
  const other = mark === "X" ? "O" : "X";
  let [best, bestCell] = [-99, undefined];
  for (let cell = 0; cell < 9; cell++) {
    if (board[cell] !== "") continue;
    board[cell] = mark;
    const s = score(board, other, mark);
    board[cell] = "";
    if (s > best) [best, bestCell] = [s, cell];
  }
  console.log("best", bestCell, "score", best);
  return bestCell;
}
`,
    },
  };

export function startProgram(
  start: StartId,
  language: CodeLanguage,
  cards: readonly CardId[],
): Program {
  const source =
    start === 'cards'
      ? cardsSource(cards, language, cardMessages.code.comment)
      : SOURCES[start][language];
  return { language, source };
}

/** Which of them a program is, in the language that it is in; `undefined` once a letter is another. */
export const startIn = ({ language, source }: Program, cards: readonly CardId[]) =>
  STARTS.find((start) => startProgram(start, language, cards).source === source);

/** What the editor holds before anything was written. */
export const FIRST_PROGRAM = startProgram('first', CODE_LANGUAGES[0], []);
