import type { MarkName, Reason, Score } from '../../engine/index.ts';
import type { BoardView, Sentence } from '../../components/view/types.ts';
import { count, ink, listed, otherMark, say, worth } from './grammar.ts';

type Facts<Code extends Reason['code']> = Extract<Reason, { code: Code }>;

/** Marks come as numbers from the engine, and as names to the page; the names are given along. */
type Reasons = {
  [Code in Reason['code']]: (reason: Facts<Code>, names: Names) => Sentence;
};

export interface Names {
  /** Whose turn it is in the exercise. */
  readonly mover: MarkName;
  /** Whose side values take: above 0 is good for it. */
  readonly computer: MarkName;
}

interface Placed {
  readonly mark: MarkName;
  readonly cell: number;
}

/** A move of a game as it goes on; `over` if the game ends with it. */
interface Move {
  readonly move: Placed;
  readonly over: { readonly winner: MarkName | undefined } | undefined;
}

const outcome = (score: Score, { mover }: Names): Sentence =>
  score === 0 ? say('a draw') : say('a ', score > 0 ? 'win' : 'loss', ' for ', ink(mover));

/** "−10: O, the computer, loses". */
function meaning(score: Score, { computer }: Names): Sentence {
  const value = worth(score, computer);
  if (score === 0) return say(value, ': a draw');
  return say(value, ': ', ink(computer), `, the computer, ${score > 0 ? 'wins' : 'loses'}`);
}

/** What is bad for the computer is good for the other side; said where a minus sign may mislead. */
function goodFor(score: Score, { mover, computer }: Names): Sentence {
  if (mover === computer || score >= 0) return [];
  return say(', and that is good for ', ink(otherMark(computer)));
}

/** Why an answer is wrong; why one is right is the business of its kind. */
const reasons: Reasons = {
  right: () => [],
  'game-is-over': ({ score }, names) =>
    say('The game is over on this board. Its value is ', meaning(score, names), '.'),
  'mover-has-better': ({ cell, score }, names) =>
    say(
      ink(names.mover),
      ` can do better than that. Cell ${cell} leads to `,
      meaning(score, names),
      goodFor(score, names),
      '.',
    ),
  'mover-cannot-get': ({ cell, score }, names) =>
    say(
      ink(names.mover),
      ` cannot do that well if both sides play their best. A best move is cell ${cell}. It leads to `,
      meaning(score, names),
      '.',
    ),
  'cell-is-taken': ({ cell }) => say(`Cell ${cell} is taken already.`),
  'worse-move': ({ cell, score, best }, names) =>
    say(
      `If both sides go on as well as they can, cell ${cell} leads to `,
      outcome(score, names),
      '. There is a cell that leads to ',
      outcome(best, names),
      '.',
    ),
};

function rowsOf({ cells, columns }: BoardView): BoardView['cells'][] {
  return Array.from({ length: cells.length / columns }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  );
}

/** "Row 1: cell 0 O, cell 1 empty, cell 2 X." */
function row(cells: BoardView['cells'], at: number): string {
  const held = cells.map(({ cell, mark }) => `cell ${cell} ${mark ?? 'empty'}`);
  return `Row ${at + 1}: ${held.join(', ')}.`;
}

const over = ({ winner }: { readonly winner: MarkName | undefined }): string =>
  winner ? ` ${winner} has won.` : ' The board is full: a draw.';

/** Everything that an exercise says. */
export const exercises = {
  check: 'Check',
  fresh: 'New one',
  freshSaid: 'Here is a new one.',
  levelSaid: (level: string) => `Level: ${level}.`,
  chooseFirst: 'Choose an answer first.',
  answer: 'Answer',
  level: 'Level',
  levels: { 1: 'easy', 2: 'medium', 3: 'hard' },
  tries: (tries: number) => (tries === 1 ? 'one try' : `${count(tries)} tries`),
  solved: (solved: number) => `${count(solved)} solved`,
  right: 'That is right.',
  wrong: 'Not quite.',
  reasons,
  line: {
    show: 'Show how the game goes on',
    hide: 'Back to the question',
    group: 'How the game goes on',
    back: 'One move back',
    forward: 'One move forward',
    start: 'This is the board of the question.',
    at: ({ move, over: end }: Move) =>
      `${move.mark} takes cell ${move.cell}.${end ? over(end) : ''}`,
    /** All of it at once, for someone who does not see it played. */
    whole: (moves: readonly Move[]) =>
      `How the game goes on: ${moves.map(({ move }) => `${move.mark} on cell ${move.cell}`).join(', ')}.` +
      moves.map(({ over: end }) => (end ? over(end) : '')).join(''),
    where: (at: number, length: number) => `move ${at} of ${length}`,
    search: 'Open this search, call by call',
  },
  cellText: (cell: number, mark: MarkName | undefined, chosen: MarkName | undefined) =>
    `cell ${cell}, ${mark ?? (chosen ? `your choice for ${chosen}` : 'empty')}`,
  rows: (board: BoardView) => rowsOf(board).map(row),
  kinds: {
    'return-value': {
      question: ({ mover, computer }: Names): Sentence =>
        say(
          'A call of minimax is given this board. ',
          ink(computer),
          ' is the computer, and ',
          ink(mover),
          ' is to move. What does the call return?',
        ),
      choose: 'It returns',
      key: (cell: number | undefined, result: Score, names: Names): Sentence =>
        cell === undefined
          ? say('The value is ', meaning(result, names), '.')
          : say(
              'A best move for ',
              ink(names.mover),
              ` is cell ${cell}. It leads to `,
              meaning(result, names),
              '.',
            ),
    },
    'best-move': {
      question: ({ mover }: Names): Sentence =>
        say('It is the turn of ', ink(mover), '. Choose a best cell on the board.'),
      board: (mover: MarkName) => `The board of the question. Choose a cell for ${mover}.`,
      lineBoard: 'How the game goes on. Choose another cell to try again.',
      none: 'No cell is chosen yet.',
      chosen: (mover: MarkName, cell: number) => `Your choice: ${mover} on cell ${cell}.`,
      /** `others`: whether there are cells that are not as good. */
      key: (cells: readonly number[], mover: MarkName, result: Score, others: boolean): Sentence =>
        say(
          `${cells.length === 1 ? 'Cell' : 'Cells'} ${listed(cells)}`,
          cells.length === 1 ? ' leads to ' : ' are equally good: they lead to ',
          outcome(result, { mover, computer: mover }),
          others ? ', and every other cell to less.' : '.',
        ),
    },
  },
} as const;
export type ExerciseWords = typeof exercises;
