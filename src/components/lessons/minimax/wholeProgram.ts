import {
  EMPTY,
  OPEN,
  SEARCH_EVENTS,
  bestLine,
  gameGraph,
  markName,
  pythonSnippetOf,
  seededRng,
  shuffled,
  type CodeLanguage,
} from '../../../engine/index.ts';
import python from '../../../engine/search/minimax.py?raw';
import { wholeMessages as messages } from '#language/lessons/minimax/messages';
import { sourceName, takeHome } from '../../bot/code/takeHome.ts';

/** How many boards the program tries its search on, and the fewest marks on them: below that, it takes seconds. */
const BOARDS = 20;
const FEWEST_MARKS = 2;

/** A board as the program has it, cell by cell with a point for an empty one; who is to move; and the right score. */
type Check = readonly [cells: string, mark: string, score: number];

/** The same boards in each language, drawn once for all; as many with a win, a draw and a loss as can be. */
function checks(): readonly Check[] {
  const { setups, stands, marks } = gameGraph();
  const open = setups.filter(
    (_, at) => stands[at] === OPEN && (marks[at] as number) >= FEWEST_MARKS,
  );
  const drawn = shuffled(open, seededRng(BOARDS)).map((setup): Check => {
    const cells = setup.cells.map((cell) => (cell === EMPTY ? '.' : markName(cell))).join('');
    return [cells, markName(setup.toMove), bestLine(setup).score];
  });
  const byScore = [10, 0, -10].map((score) => drawn.filter((check) => check[2] === score));
  return Array.from({ length: BOARDS }, (_, at) => byScore[at % 3]?.[Math.floor(at / 3)] as Check);
}

const rows = (open: string, close: string) =>
  checks()
    .map((check) => `    ${open}${check.map((part) => JSON.stringify(part)).join(', ')}${close},`)
    .join('\n');

/** The search of the lesson; `play` as everywhere on the site; and the boards to check it on. */
const SOURCES: Readonly<Record<CodeLanguage, () => string>> = {
  python: () => `${pythonSnippetOf(python, SEARCH_EVENTS).lines.join('\n').trim()}


def play(board, mark):
    score, cell = minimax(board, mark, mark)
    return cell


# ${messages.boards}
BOARDS = [
${rows('(', ')')}
]


def check():
    right = 0
    for cells, mark, score in BOARDS:
        board = ["" if cell == "." else cell for cell in cells]
        right += minimax(board, mark, mark)[0] == score
    print(right, "${messages.of}", len(BOARDS), "${messages.right}")
`,
  javascript: () => `const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6],
  [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
];

function winner(board) {
  for (const [a, b, c] of LINES) {
    if (board[a] !== "" && board[a] === board[b] && board[a] === board[c]) return board[a];
  }
}

/** ${messages.returns} */
function minimax(board, player, computer) {
  const maximising = player === computer;
  const won = winner(board);
  if (won) return [won === computer ? 10 : -10];
  if (!board.includes("")) return [0];
  const other = player === "X" ? "O" : "X";
  let best = maximising ? -11 : 11;
  let bestCell;
  for (let cell = 0; cell < 9; cell++) {
    if (board[cell] !== "") continue;
    board[cell] = player;
    const [score] = minimax(board, other, computer);
    board[cell] = "";
    if (maximising ? score > best : score < best) [best, bestCell] = [score, cell];
  }
  return [best, bestCell];
}

function play(board, mark) {
  const [, cell] = minimax(board, mark, mark);
  return cell;
}

// ${messages.boards}
const BOARDS = [
${rows('[', ']').replaceAll('    [', '  [')}
];

function check() {
  const right = BOARDS.filter(([cells, mark, score]) => {
    const board = [...cells].map((cell) => (cell === "." ? "" : cell));
    return minimax(board, mark, mark)[0] === score;
  });
  console.log(right.length, "${messages.of}", BOARDS.length, "${messages.right}");
}
`,
};

/** Minimax with a board, a game in a terminal, and the boards that it tries its search on: one file in each language. */
export const WHOLE_PROGRAMS = (['python', 'javascript'] as const).map((language) => ({
  language,
  name: sourceName(messages.file, language),
  text: takeHome({ language, source: SOURCES[language]() }, 'check()'),
}));
