import type { MarkName, Reason, Score } from '../../engine/index.ts';
import type { Sentence } from '../../components/view/types.ts';
import { count, ink, listed, say, worth } from './grammar.ts';

type Facts<Code extends Reason['code']> = Extract<Reason, { code: Code }>;

/** Marks come as numbers from the engine, and as names to the page; the names are given along. */
type Reasons = {
  [Code in Reason['code']]: (reason: Facts<Code>, names: Names) => Sentence;
};

export interface Names {
  /** Whose turn it is in the exercise. */
  readonly mover: MarkName;
  /** Whose side scores take: above 0 is good for it. */
  readonly computer: MarkName;
}

interface Placed {
  readonly mark: MarkName;
  readonly cell: number;
}

const outcome = (score: Score, { mover }: Names): Sentence =>
  score === 0 ? say('a draw') : say('a ', score > 0 ? 'win' : 'loss', ' for ', ink(mover));

/** Why an answer is right or wrong. */
const reasons: Reasons = {
  right: () => say('That is right.'),
  'game-is-over': ({ score }, { computer }) =>
    say('Not quite. The game is over on this board: it is worth ', worth(score, computer), '.'),
  'mover-has-better': ({ cell, score }, { mover, computer }) =>
    say(
      'Not quite. ',
      ink(mover),
      ` can do better than that: cell ${cell} leads to `,
      worth(score, computer),
      '.',
    ),
  'mover-cannot-get': ({ cell, score }, { mover, computer }) =>
    say(
      'Not quite. ',
      ink(mover),
      ` cannot do that well against best play. The best for it is cell ${cell}, which leads to `,
      worth(score, computer),
      '.',
    ),
  'cell-is-taken': ({ cell }) => say(`Cell ${cell} is taken already.`),
  'worse-move': ({ cell, score, best }, names) =>
    say(
      `Not quite. Against best play, cell ${cell} leads to `,
      outcome(score, names),
      '. There is a cell that leads to ',
      outcome(best, names),
      '.',
    ),
};

/** Everything that an exercise says. */
export const exercises = {
  check: 'Check',
  fresh: 'New one',
  freshSaid: 'Here is a new one.',
  chooseFirst: 'Choose an answer first.',
  answer: 'Answer',
  level: 'Level',
  levels: { 1: 'easy', 2: 'middling', 3: 'hard' },
  tries: (tries: number) => (tries === 1 ? 'one try' : `${count(tries)} tries`),
  solved: (solved: number) => `${count(solved)} solved`,
  reasons,
  line: {
    show: 'Show me why',
    hide: 'Back to the question',
    group: 'How the game goes on',
    back: 'One move back',
    forward: 'One move forward',
    start: 'This is the board of the question.',
    at: (move: Placed, over: boolean) =>
      `${move.mark} takes cell ${move.cell}${over ? ', and the game is over.' : '.'}`,
    where: (at: number, length: number) => `move ${at} of ${length}`,
    search: 'Open this search, call by call',
  },
  cellText: (cell: number, mark: MarkName | undefined, chosen: MarkName | undefined) =>
    `cell ${cell}, ${mark ?? (chosen ? `your choice for ${chosen}` : 'empty')}`,
  boardText: (cells: readonly { cell: number; mark: MarkName | undefined }[]) =>
    cells.map(({ cell, mark }) => `cell ${cell}, ${mark ?? 'empty'}`).join('; '),
  kinds: {
    'return-value': {
      question: (mover: MarkName, computer: MarkName): Sentence =>
        say(
          'A call of minimax is given this board. ',
          ink(computer),
          ' is the computer, and ',
          ink(mover),
          ' is to move. What does the call return?',
        ),
      choose: 'It returns',
    },
    'best-move': {
      question: (mover: MarkName): Sentence =>
        say('It is the turn of ', ink(mover), '. Choose a best cell on the board.'),
      board: (mover: MarkName) => `The board of the question. Choose a cell for ${mover}.`,
      none: 'No cell is chosen yet.',
      chosen: (mover: MarkName, cell: number) => `Your choice: ${mover} on cell ${cell}.`,
      key: (cells: readonly number[], mover: MarkName, result: Score): Sentence =>
        say(
          `${cells.length === 1 ? 'Cell' : 'Cells'} ${listed(cells)}`,
          cells.length === 1 ? ', which leads to ' : ', all equally good: they lead to ',
          outcome(result, { mover, computer: mover }),
          '.',
        ),
    },
  },
} as const;
export type ExerciseWords = typeof exercises;
