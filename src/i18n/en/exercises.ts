import type { MarkName, Reason, Score } from '../../engine/index.ts';
import type { BoardView, Sentence } from '../../components/view/types.ts';
import { kinds, lastOfAll, meaning, ratedAs, ruleDoes, type Names } from './exerciseKinds.ts';
import { count, ink, inWords, otherMark, say, worth } from './grammar.ts';

type Facts<Code extends Reason['code']> = Extract<Reason, { code: Code }>;

/** Marks come as numbers from the engine, and as names to the page; the names are given along. */
type Reasons = {
  [Code in Reason['code']]: (reason: Facts<Code>, names: Names) => Sentence;
};

export type { Names } from './exerciseKinds.ts';

interface Placed {
  readonly mark: MarkName;
  readonly cell: number;
}

/** A move of a game as it goes on; `over` if the game ends with it. */
interface Move {
  readonly move: Placed;
  readonly over: { readonly winner: MarkName | undefined } | undefined;
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
  'no-fork': ({ cell, threats }) =>
    say(
      `A mark on cell ${cell} makes `,
      threats === 0 ? 'no threat' : 'one threat, and one mark stops it',
      '. A fork makes two at once.',
    ),
  'fork-too-late': ({ cell }, names) =>
    say(
      `A mark on cell ${cell} makes two threats. But `,
      ink(otherMark(names.mover)),
      ' has a line to complete, and does it first.',
    ),
  'other-last': ({ cell, score, sure, isCut }, names) =>
    isCut
      ? say(
          `Cell ${cell} answers `,
          worth(score, names.computer),
          ', and ',
          ink(names.computer),
          ' is sure of ',
          worth(sure, names.computer),
          ' already. The call is cut there.',
        )
      : lastOfAll(cell, sure, names),
  'other-rating': ({ cell, rating, limit }) => ratedAs(cell, rating, limit),
  'kills-fewer': ({ cell, killed, most }) =>
    say(
      killed === 0
        ? `A mark on cell ${cell} makes no line dead. `
        : `A mark on cell ${cell} makes ${inWords(killed)} ${killed === 1 ? 'line' : 'lines'} dead. `,
      `There is a cell that makes ${inWords(most)} dead.`,
    ),
  'other-forms': ({ more }) =>
    say(
      more
        ? 'There are more. Lay the board down in another way, and look whether you have seen it.'
        : 'There are fewer. Some of them look the same.',
    ),
  miscounted: ({ cell, rule, more }) =>
    say(
      `Not quite. Count again how often cell ${cell} ${ruleDoes[rule]}: it is ${more ? 'more' : 'less'} often than that.`,
    ),
  'other-games': ({ more }) =>
    say(
      more
        ? 'There are more games. Take each empty cell in turn as the first move, and count on.'
        : 'There are fewer games. A game ends as soon as somebody has a line.',
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
  /** Some of it is right: a share of one, above 0 and below 1. */
  partly: (points: number) =>
    points >= 0.75 ? 'Nearly.' : points >= 0.4 ? 'Partly right.' : 'A little of it is right.',
  /** How many things that are wrong are told at once. */
  mostReasons: 3,
  hint: 'Hint',
  hints: 'Hints',
  noMoreHints: 'No more hints',
  typed: {
    title: 'Or type the answer',
    label: 'Your answer, typed',
    strange: 'This cannot be read as an answer.',
  },
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
  kinds,
} as const;
