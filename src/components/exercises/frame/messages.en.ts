import type { MarkName } from '../../../engine/index.ts';
import { count, countThings } from '#language/ui/language/grammar';

interface Placed {
  readonly mark: MarkName;
  readonly cell: number;
}

/** A move of a game as it goes on; `over` if the game ends with it. */
interface Move {
  readonly move: Placed;
  readonly over: { readonly winner: MarkName | undefined } | undefined;
}

const over = ({ winner }: { readonly winner: MarkName | undefined }): string =>
  winner ? ` ${winner} has won.` : ' The board is full: a draw.';

/** What the frame of every exercise says; the words of each kind are in `exercises/`. */
export const exercises = {
  check: 'Check',
  fresh: 'Another',
  freshSaid: 'Here is a new one.',
  levelSaid: (level: string) => `Level: ${level}.`,
  answerFirst: 'Give an answer first.',
  /** The arrow keys have chosen it. */
  howToGive: 'Space or Enter gives this answer.',
  /** On a button that is pressed twice: what the next press does. */
  stuck: ['Stuck? Get a hint', 'Still stuck? See the answer', 'The answer is below'],
  answer: 'Answer',
  level: 'Level',
  levels: { 1: 'easier', 2: 'medium', 3: 'harder' },
  tries: (tries: number) => (tries === 1 ? 'one try' : `${count(tries)} tries`),
  solved: 'solved',
  solvedBefore: 'You’ve solved this one before. Solve it again, or press Another.',
  right: 'That’s right.',
  wrong: 'Not quite.',
  /** Another try, and wrong for the same reasons. */
  wrongAgain: 'Still not quite, and for the same reason as before.',
  /** Some of it is right: a share of one, above 0 and below 1. */
  partly: (points: number) =>
    points >= 0.75 ? 'Nearly.' : points >= 0.4 ? 'Partly right.' : 'A little of it is right.',
  /** How many things that are wrong are told at once. */
  mostReasons: 3,
  hints: 'Hints',
  /** Of an answer that is a program. */
  program: {
    run: 'Run it',
    stop: 'Stop',
    notRun: 'Not run yet.',
    running: (asked: number) => `It plays. Asked ${countThings(asked, 'time')} so far.`,
    lost: 'The place where programs run could not be opened. Try again.',
  },
  typed: {
    title: 'Or type the answer',
    label: 'Your answer, typed',
    strange: 'This can’t be read as an answer.',
    strangePart: (part: string) => `A part of it can’t be read: “${part}”.`,
  },
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
} as const;

/** The parts of an answer, as a table of the commonest mistakes names them. */
export const stepMessages = {
  call: (call: number) => `call ${call}`,
  run: (run: number) => `run ${run}`,
  sum: 'sum',
  fin: 'Fin',
  nothing: 'nothing',
  pruned: 'pruned',
  notPruned: 'not pruned',
};
