import { explainProblem } from '#language/ui/board/problems';
import { capital, count } from '#language/ui/language/grammar';
import {
  SEARCH_TRAITS,
  SURE_WIN,
  type MarkName,
  type MoveOrder,
  type SearchName,
  type TieRule,
} from '../../../engine/index.ts';

const held = (mark: MarkName | undefined) => mark ?? 'empty';

/** What the scores of a search mean where `mark` is the computer. */
function meansOf(search: SearchName, mark: MarkName): string {
  if (SEARCH_TRAITS[search].evaluates) {
    return `Scores are from its side, so above 0 looks good for ${mark}, and ${SURE_WIN} means that it wins.`;
  }
  return SEARCH_TRAITS[search].scale.ends
    ? `Ratings are from its side, so 32 is a win for ${mark} that need not wait.`
    : `Scores are from its side, so above 0 means that ${mark} wins.`;
}

/** What the board editor says. Problems of a position are in problems.ts. */
export const editor = {
  title: 'Set up a position',
  /** `of`: what it is, where there are others. */
  board: (of?: string) => (of ? `${of}: the board that you edit` : 'The board you are editing'),
  howTo:
    'Click a cell, or press Enter on it: the mark whose turn it is, the other one, and empty again.',
  /** The same where there is a finger and no keys. */
  howToTouch: 'Tap a cell: the mark whose turn it is, the other one, and empty again.',
  keys: 'On a cell, the keys X, O (or 0) and Delete set it directly.',
  /** The live sentence while the position is possible. */
  counts: (x: number, o: number, toMove: MarkName) => `${toMove} to move. Marks: ${x} X, ${o} O.`,
  over: (winner: MarkName | undefined) =>
    winner ? `${winner} has won, so nobody moves any more.` : 'The board is full: a draw.',
  wait: 'It can’t be shown yet.',
  tools: 'Change the whole board',
  undo: 'Undo',
  clear: 'Clear',
  rotate: 'Turn',
  rotateHint: 'Turn by a quarter, clockwise',
  mirror: 'Mirror',
  mirrorHint: 'Mirror, left to right',
  /** What was just done, for someone who does not see it. */
  did: {
    set: (cell: string, mark: MarkName | undefined) => `${capital(cell)}: ${held(mark)}.`,
    undo: 'Undone.',
    clear: 'Cleared.',
    rotate: 'Turned.',
    mirror: 'Mirrored.',
    text: 'The board now shows what you typed.',
  },
  turn: 'Who moves now?',
  text: {
    label: 'Or type it',
    hint: 'X, O and dots, row by row; spaces and line ends don’t matter. Type or paste your own.',
  },
  use: 'Show this position',
  cancel: 'Keep the old one',
  /** Spoken after that. */
  kept: 'Nothing changed.',
};

/** What the settings of a search say: each with one sentence on what would change. */
export const settings = {
  legend: 'How the machine searches',
  board: 'The board',
  computer: {
    label: 'The computer plays',
    explain: (mark: MarkName, search: SearchName) => meansOf(search, mark),
  },
  search: {
    label: 'The search',
    names: {
      minimax: 'minimax',
      quickMinimax: 'quick minimax',
      alphaBeta: 'alpha-beta',
      depthRatings: 'depth ratings',
      limitedMinimax: 'minimax with a limit',
    } satisfies Record<SearchName, string>,
    explain: {
      minimax: 'Every move, every reply, to the end.',
      quickMinimax: 'The same, but a quick win scores higher than a slow one.',
      alphaBeta: 'The same score, and what can’t matter is pruned.',
      depthRatings: 'Looks a set number of marks ahead, and rates from 8 to 32.',
      limitedMinimax:
        'Looks a set number of marks ahead, and guesses there by counting open lines.',
    } satisfies Record<SearchName, string>,
  },
  depth: {
    label: 'It looks ahead',
    name: (depth: number) => (depth === 1 ? '1 mark' : `${depth} marks`),
    explain: (search: SearchName) =>
      SEARCH_TRAITS[search].evaluates
        ? 'At the limit it counts open lines, and returns the difference as its guess.'
        : 'At the limit it returns 16, for unknown.',
  },
  order: {
    label: 'Empty cells are tried',
    names: {
      ascending: 'in order of their numbers',
      'centre-first': 'from the centre outwards',
      random: 'in a random order',
    } satisfies Record<MoveOrder, string>,
    explain: {
      ascending: 'Cell 0 first and the highest number last, in every call.',
      'centre-first':
        'What is nearest to the middle comes first. The score of the board stays the same.',
      random: 'One order, used in every call. The score of the board stays the same.',
    } satisfies Record<MoveOrder, string>,
  },
  seed: {
    explain: (seed: number) => `This is order ${count(seed)}. A link to the figure keeps it.`,
    throwAgain: 'Draw another order',
  },
  ties: {
    label: 'Of equal scores, keep',
    names: { first: 'the first', last: 'the last' } satisfies Record<TieRule, string>,
    explain: {
      first: 'A later move must be better to take its place.',
      last: 'A later move that is just as good takes its place.',
    } satisfies Record<TieRule, string>,
  },
};

/** The parts of a board of any size. */
const variant = {
  m: 'Columns',
  n: 'Rows',
  layers: 'Sheets',
  k: 'In a row',
  gravity: 'Marks fall',
  misere: 'A line loses',
};

/** What is said while a position or a search is set up; `problem` says what is wrong with a position. */
export const editorMessages = { editor, settings, variant, problem: explainProblem };
