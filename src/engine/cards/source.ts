import type { CardId } from './cards.ts';
import type { CodeLanguage } from './machineText.ts';

/** What the functions of cards call. */
const HELPERS = ['completes', 'begun', 'touches', 'emptyCells', 'count', 'LINES'] as const;
type Helper = (typeof HELPERS)[number];

/** A function of the program, and what it calls. */
interface Piece {
  readonly calls: readonly (CardId | Helper)[];
  readonly python: string;
  readonly javascript: string;
}

/** The empty cells that pass a test, as both languages write it. */
function filtered(
  card: string,
  snake: string,
  calls: readonly Helper[],
  [python, javascript]: readonly [string, string],
): Piece {
  return {
    calls: ['emptyCells', ...calls],
    python: `def ${snake}(board, me, them):
    return [cell for cell in empty_cells(board) if ${python}]`,
    javascript: `function ${card}(board, me, them) {
  return emptyCells(board).filter((cell) => ${javascript});
}`,
  };
}

/** A test that both languages write alike. */
const alike = (card: string, calls: readonly Helper[], test: string) =>
  filtered(card, card, calls, [test, test]);

const PIECES: Readonly<Record<CardId | Helper, Piece>> = {
  win: alike('win', ['completes'], 'completes(board, cell, me)'),
  block: alike('block', ['completes'], 'completes(board, cell, them)'),
  fork: alike('fork', ['begun'], 'begun(board, cell, me) >= 2'),
  stopFork: {
    calls: ['win', 'fork', 'emptyCells'],
    python: `def stop_fork(board, me, them):
    if not fork(board, them, me):
        return []
    cells = []
    for cell in empty_cells(board):
        after = board[:]
        after[cell] = me
        wins = win(after, me, them)
        forks = fork(after, them, me)
        if wins:
            holds = not any(reply in forks for reply in wins)
        else:
            holds = not forks
        if holds:
            cells.append(cell)
    return cells`,
    javascript: `function stopFork(board, me, them) {
  if (fork(board, them, me).length === 0) return [];
  return emptyCells(board).filter((cell) => {
    const after = [...board];
    after[cell] = me;
    const wins = win(after, me, them);
    const forks = fork(after, them, me);
    if (wins.length === 0) return forks.length === 0;
    return !wins.some((reply) => forks.includes(reply));
  });
}`,
  },
  centre: filtered('centre', 'centre', [], ['cell == 4', 'cell === 4']),
  oppositeCorner: filtered(
    'oppositeCorner',
    'opposite_corner',
    [],
    [
      'cell in (0, 2, 6, 8) and board[8 - cell] == them',
      '[0, 2, 6, 8].includes(cell) && board[8 - cell] === them',
    ],
  ),
  corner: filtered('corner', 'corner', [], ['cell in (0, 2, 6, 8)', '[0, 2, 6, 8].includes(cell)']),
  edge: filtered('edge', 'edge', [], ['cell in (1, 3, 5, 7)', '[1, 3, 5, 7].includes(cell)']),
  any: {
    calls: ['emptyCells'],
    python: `def any_cell(board, me, them):
    return empty_cells(board)`,
    javascript: `function any(board, me, them) {
  return emptyCells(board);
}`,
  },
  pair: alike('pair', ['begun'], 'begun(board, cell, me) >= 1'),
  spoil: alike('spoil', ['begun'], 'begun(board, cell, them) >= 1'),
  beside: alike('beside', ['touches'], 'touches(board, cell, me)'),
  away: filtered(
    'away',
    'away',
    ['touches'],
    [
      'not touches(board, cell, me) and not touches(board, cell, them)',
      '!touches(board, cell, me) && !touches(board, cell, them)',
    ],
  ),
  completes: {
    calls: ['count', 'LINES'],
    python: `def completes(board, cell, mark):
    return any(cell in line and count(board, line, mark) == 2 for line in LINES)`,
    javascript: `function completes(board, cell, mark) {
  return LINES.some((line) => line.includes(cell) && count(board, line, mark) === 2);
}`,
  },
  begun: {
    calls: ['count', 'LINES'],
    python: `def begun(board, cell, mark):
    lines = 0
    for line in LINES:
        if cell in line and count(board, line, mark) == 1 and count(board, line, "") == 2:
            lines += 1
    return lines`,
    javascript: `function begun(board, cell, mark) {
  let lines = 0;
  for (const line of LINES) {
    if (line.includes(cell) && count(board, line, mark) === 1 && count(board, line, "") === 2) {
      lines += 1;
    }
  }
  return lines;
}`,
  },
  touches: {
    calls: [],
    python: `def touches(board, cell, mark):
    for other in range(9):
        rows = abs(cell // 3 - other // 3)
        columns = abs(cell % 3 - other % 3)
        if board[other] == mark and rows <= 1 and columns <= 1:
            return True
    return False`,
    javascript: `function touches(board, cell, mark) {
  for (let other = 0; other < 9; other += 1) {
    const rows = Math.abs(Math.floor(cell / 3) - Math.floor(other / 3));
    const columns = Math.abs((cell % 3) - (other % 3));
    if (board[other] === mark && rows <= 1 && columns <= 1) return true;
  }
  return false;
}`,
  },
  emptyCells: {
    calls: [],
    python: `def empty_cells(board):
    return [cell for cell in range(9) if board[cell] == ""]`,
    javascript: `function emptyCells(board) {
  return [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((cell) => board[cell] === "");
}`,
  },
  count: {
    calls: [],
    python: `def count(board, line, mark):
    return len([cell for cell in line if board[cell] == mark])`,
    javascript: `function count(board, line, mark) {
  return line.filter((cell) => board[cell] === mark).length;
}`,
  },
  LINES: {
    calls: [],
    python: `LINES = [
    [0, 1, 2], [3, 4, 5], [6, 7, 8],
    [0, 3, 6], [1, 4, 7], [2, 5, 8],
    [0, 4, 8], [2, 4, 6],
]`,
    javascript: `const LINES = [
  [0, 1, 2], [3, 4, 5], [6, 7, 8],
  [0, 3, 6], [1, 4, 7], [2, 5, 8],
  [0, 4, 8], [2, 4, 6],
];`,
  },
};

/** The name of a card's function: Python has an `any` of its own. */
const NAMES: Readonly<Record<CodeLanguage, Partial<Record<CardId, string>>>> = {
  python: { stopFork: 'stop_fork', oppositeCorner: 'opposite_corner', any: 'any_cell' },
  javascript: {},
};

function playFunction(cards: readonly CardId[], language: CodeLanguage): string {
  const names = cards.map((card) => NAMES[language][card] ?? card).join(', ');
  if (language === 'python') {
    return `def play(board, mark):
    them = "O" if mark == "X" else "X"
    for card in [${names}]:
        cells = card(board, mark, them)
        if cells:
            return random.choice(cells)
    return random.choice(empty_cells(board))`;
  }
  return `function play(board, mark) {
  const them = mark === "X" ? "O" : "X";
  for (const card of [${names}]) {
    const cells = card(board, mark, them);
    if (cells.length > 0) return choose(cells);
  }
  return choose(emptyCells(board));
}

function choose(cells) {
  return cells[Math.floor(Math.random() * cells.length)];
}`;
}

/**
 * The machine of a list of cards as a program: `play(board, mark)`, then a function for each card, then what those call.
 * `board` holds nine strings, "X", "O" or "", and `mark` is the side to move; the answer is a cell. `explain` gives a comment
 * for each card.
 */
export function cardsSource(
  cards: readonly CardId[],
  language: CodeLanguage,
  explain: (card: CardId) => string,
): string {
  const called = new Set<CardId | Helper>(cards);
  // What a piece calls is added on the way, and is visited, too.
  for (const piece of called) for (const each of PIECES[piece].calls) called.add(each);
  called.add('emptyCells');
  const helpers = HELPERS.filter((each) => called.has(each) && each !== 'LINES');
  const sign = language === 'python' ? '#' : '//';
  const functions = [...called].flatMap((piece) => {
    if (HELPERS.some((helper) => helper === piece)) return [];
    return [`${sign} ${explain(piece as CardId)}\n${PIECES[piece][language]}`];
  });
  const parts = [
    ...(language === 'python' ? ['import random'] : []),
    ...(called.has('LINES') ? [PIECES.LINES[language]] : []),
    playFunction(cards, language),
    ...functions,
    ...helpers.map((helper) => PIECES[helper][language]),
  ];
  return `${parts.join(language === 'python' ? '\n\n\n' : '\n\n')}\n`;
}
