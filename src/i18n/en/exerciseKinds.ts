import type { MarkName, RatingRule, Score } from '../../engine/index.ts';
import type { Sentence } from '../../components/view/types.ts';
import { count, ink, inWords, listed, otherMark, say, worth } from './grammar.ts';

/** What each kind of exercise asks, and says of its answer. */

export interface Names {
  /** Whose turn it is in the exercise. */
  readonly mover: MarkName;
  /** Whose side values take: above 0 is good for it. */
  readonly computer: MarkName;
  /** The cell that is asked about, and the limit, where the kind has them. */
  readonly cell?: number;
  readonly depth?: number;
  /** What the computer is sure of elsewhere. */
  readonly sure?: Score;
}

export const outcome = (score: Score, { mover }: Names): Sentence =>
  score === 0 ? say('a draw') : say('a ', score > 0 ? 'win' : 'loss', ' for ', ink(mover));

/** "−10: O, the computer, loses". */
export function meaning(score: Score, { computer }: Names): Sentence {
  const value = worth(score, computer);
  if (score === 0) return say(value, ': a draw');
  return say(value, ': ', ink(computer), `, the computer, ${score > 0 ? 'wins' : 'loses'}`);
}

/** What a rule of the ratings says of a mark on the cell. */
export const ruleDoes: Readonly<Record<RatingRule, string>> = {
  win: 'wins now',
  stopWin: 'stops a loss now',
  fork: 'makes a fork',
  stopFork: 'stops a fork',
  prepare: 'prepares a fork',
  spoil: 'stops a fork from being prepared',
  free: 'is empty',
};

const marks = (number: number) => `${inWords(number)} ${number === 1 ? 'mark' : 'marks'}`;

/** Why a call tries all of its cells. */
export function lastOfAll(cell: number, sure: Score, { computer }: Names): Sentence {
  return say(
    'No earlier cell answers ',
    worth(sure, computer),
    sure > -10 ? ' or less' : '',
    `, so the call is not cut: it tries every cell, and ${cell} is the last.`,
  );
}

/** "Cell 4 has 13: it loses, five marks later." */
export function ratedAs(cell: number, rating: Score, limit: number): Sentence {
  const has = `Cell ${cell} has ${rating}: `;
  if (rating === 16) return say(has, `${marks(limit)} ahead the game still goes on.`);
  if (rating === 24) return say(has, 'with best play from both sides it is a draw.');
  if (rating === 32) return say(has, 'it wins at once.');
  if (rating > 24) return say(has, `it wins, ${marks(32 - rating)} later.`);
  return say(has, `it loses, ${marks(rating - 8)} later.`);
}

export const kinds = {
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
  fork: {
    question: ({ mover }: Names): Sentence =>
      say(
        'It is the turn of ',
        ink(mover),
        '. Make a fork that wins: choose a cell that threatens two lines at once.',
      ),
    board: (mover: MarkName) => `The board of the question. Choose a cell for ${mover}.`,
    lineBoard: 'How the game goes on. Choose another cell to try again.',
    none: 'No cell is chosen yet.',
    chosen: (mover: MarkName, cell: number) => `Your choice: ${mover} on cell ${cell}.`,
    key: (cells: readonly number[], mover: MarkName): Sentence =>
      say(
        `${cells.length === 1 ? 'Cell' : 'Cells'} ${listed(cells)}`,
        cells.length === 1 ? ' makes ' : ' each make ',
        'two threats for ',
        ink(mover),
        ', and one mark cannot stop both.',
      ),
  },
  'dead-lines': {
    question: ({ mover }: Names): Sentence =>
      say(
        'It is the turn of ',
        ink(mover),
        '. Which cell makes the most lines dead? It need not be a good move.',
      ),
    board: (mover: MarkName) => `The board of the question. Choose a cell for ${mover}.`,
    lineBoard: 'How the game goes on. Choose another cell to try again.',
    none: 'No cell is chosen yet.',
    chosen: (mover: MarkName, cell: number) => `Your choice: ${mover} on cell ${cell}.`,
    key: (cells: readonly number[], most: number, mover: MarkName): Sentence =>
      say(
        ink(mover),
        ` on cell ${cells.join(' or ')} makes ${inWords(most)} lines dead: until then only `,
        ink(otherMark(mover)),
        ' was on them.',
      ),
  },
  'is-cut': {
    question: ({ mover, computer, sure = 0 }: Names): Sentence =>
      say(
        'A call of alpha-beta is given this board. ',
        ink(mover),
        ' is to move, and tries the cells by their numbers. ',
        ink(computer),
        ', the computer, is sure of ',
        worth(sure, computer),
        ' elsewhere (α). Which cell is the last that this call tries?',
      ),
    board: (_: MarkName) => 'The board of the question. Choose the cell that is tried last.',
    lineBoard: 'How the game goes on. Choose another cell to try again.',
    none: 'No cell is chosen yet.',
    chosen: (_: MarkName, cell: number) => `Your choice: cell ${cell} is the last.`,
    key: (cell: number, sure: Score, isCut: boolean, names: Names): Sentence =>
      isCut
        ? say(
            `After cell ${cell} the call has no more than `,
            worth(sure, names.computer),
            ', and is cut.',
          )
        : lastOfAll(cell, sure, names),
  },
  'depth-rating': {
    question: ({ mover, cell = 0, depth = 1 }: Names): Sentence =>
      say(
        'It is the turn of ',
        ink(mover),
        `. A machine looks ${marks(depth)} ahead, its own mark included. How does it rate cell ${cell}?`,
      ),
    choose: 'The rating',
    rating: (rating: Score) => count(rating),
    key: ratedAs,
  },
  'cell-rating': {
    question: ({ mover, cell = 0 }: Names): Sentence =>
      say(
        'The bot plays ',
        ink(mover),
        `, and rates the cells by the seven rules. What rating does cell ${cell} get?`,
      ),
    choose: 'Rating',
    key: (
      rating: number,
      parts: readonly { readonly rule: RatingRule; readonly times: number }[],
    ): Sentence => {
      const counted = parts.filter(({ times }) => times > 0);
      const each = counted.map(({ rule, times }) =>
        times === 1 ? `it ${ruleDoes[rule]}` : `it ${ruleDoes[rule]}, ${inWords(times)} times`,
      );
      return say(`It is ${count(rating)}: ${each.join('; ')}.`);
    },
  },
  'count-forms': {
    question: (_: Names): Sentence =>
      say(
        'Turn this board and mirror it, in all eight ways. How many different boards do you see?',
      ),
    choose: 'Different boards',
    key: (forms: number): Sentence =>
      say(
        forms === 8
          ? 'All eight look different: there are 8.'
          : forms === 1
            ? 'All eight look the same: there is 1.'
            : `There are ${forms}: each of them comes up ${forms === 2 ? 'four times' : 'twice'} among the eight.`,
      ),
  },
  'games-from': {
    question: ({ mover }: Names): Sentence =>
      say(
        'It is the turn of ',
        ink(mover),
        '. In how many ways can the game go on to its end? It ends with a line or a full board.',
      ),
    choose: 'Games',
    key: (parts: readonly { readonly cell: number; readonly games: number }[]): Sentence => {
      const all = parts.reduce((sum, { games }) => sum + games, 0);
      const each = parts.map(({ cell, games }) => `${games} by cell ${cell}`);
      return say(`There are ${count(all)}: ${listed(each)}.`);
    },
  },
} as const;
