import { storedSentence } from '#language/platform/stored';
import type { StoredProblem } from '../../platform/stored.ts';
import type { MarkName } from '../../../engine/index.ts';
import type { GamePlace } from '../../ui/disc/discRings.ts';
import { count, countInWords } from '#language/ui/language/grammar';

/** The cells of the last two moves, as far as they exist. */
interface Round {
  readonly own: number | undefined;
  readonly machine: number | undefined;
  /** What is said of the machine's move in the same sentence. */
  readonly aside?: string;
}

function took({ own, machine, aside = '' }: Round, then: string): string {
  const yours = own === undefined ? [] : [`You took cell ${own}.`];
  const others = machine === undefined ? [] : [`It took cell ${machine}${aside}.`];
  return [...yours, ...others, then].join(' ');
}

/** Games, by how they ended. */
interface Tally {
  readonly person: number;
  readonly draw: number;
  readonly machine: number;
}

/** What the board on the first page says. */
export const playMessages = {
  region: 'Beat it',
  board: (person: MarkName) => `The board. You are ${person}.`,
  side: 'You play',
  sides: { X: 'Play X, first', O: 'Play O, second' } satisfies Record<MarkName, string>,
  newGame: 'New',
  undo: 'Undo',
  tally: ({ person, draw, machine }: Tally) => `you ${person} · drawn ${draw} · it ${machine}`,
  /** Leads to the levels of the machines. */
  levels: 'Easier levels',
  /** In handwriting, under the board. */
  note: { open: 'you cannot win, but you can draw', draw: 'nobody can do better' },
  /** The same, once the finished game is a line on the disc. */
  thread: (isLinked: boolean, { number, of }: Pick<GamePlace, 'number' | 'of'>) =>
    `${isLinked ? 'this' : 'your'} game is no. ${count(number)} of ${count(of)}`,
  /** Where the game stands; one of these is always shown, and spoken when it changes. */
  says: {
    begin: {
      X: 'You are X and you begin. Take any cell.',
      O: 'The machine is X, and it begins.',
    } satisfies Record<MarkName, string>,
    thinking: (round: Round) => took(round, 'It thinks.'),
    'your-turn': (round: Round) => took(round, 'Your turn.'),
    waited: (round: Round) =>
      took(round, 'It could have won straight away, but a sure win can wait.'),
    dead: (round: Round) => took(round, 'No line is open any more: it will be a draw.'),
    draw: (round: Round) => took(round, 'A draw: the best there is against perfect play.'),
    'machine-wins': (round: Round, line: readonly number[]) =>
      took(round, `It wins with ${line.slice(0, -1).join(', ')} and ${line.at(-1) ?? ''}.`),
    'person-wins': (round: Round) =>
      took(round, 'You have won! That should be impossible: please tell us how you did it.'),
    'taken-back': ({ own, machine }: Round) =>
      machine === undefined
        ? `Taken back: your cell ${own}. Your turn.`
        : `Taken back: your cell ${own} and the machine’s cell ${machine}. Your turn.`,
    taken: (cell: number) => `Cell ${cell} is taken.`,
    over: 'This game is over. Begin a new one, or undo.',
    slow: 'The machine is still on its way. Either the connection is slow, or this device is busy.',
    lost: 'The machine didn’t load, and can’t move.',
    'new-game': (then: string) => `A new game. ${then}`,
    unplayable: (then: string) => `The link holds no game that can be played. ${then}`,
    'not-kept': (what: 'game' | 'tally', why: StoredProblem, then: string) =>
      `${storedSentence(why, what === 'game' ? 'the game on this page' : 'the count of your games')} ${then}`,
    'new-already': (then: string) => `This is already a new game. ${then}`,
  },
  late: 'Check the connection, and try again.',
  noScript: {
    text: 'This board needs scripts. The lesson does not:',
    link: 'minimax, in nine calls',
  },
};

/** A move beside the other cells that were free: how many are as good, how many are worse. */
interface Choice {
  readonly value: 1 | 0 | -1;
  readonly equals: number;
  readonly others: number;
}

/** The truth about the machine's move and about the cells that it left aside: the rest of a sentence about its cell. */
function truthOf({ value, equals, others }: Choice): string {
  if (value > 0) return 'wins for it, whatever you do';
  if (equals + others === 0) return 'was the last free one';
  if (value < 0) return 'loses against your best moves, as any other would have';
  if (others === 0) return 'keeps it a draw, as any other would have';
  if (equals === 0) return 'is the only one that keeps it a draw';
  return `keeps it a draw, as ${countInWords(equals, 'other cell')} would have`;
}

/** Why the machine moved as it did, and what lost the game. */
export const reasonMessages = {
  /** After "It took cell 4". */
  aside: (choice: Choice) => `, which ${truthOf(choice)}`,
  /** The move that gave a lost game away. */
  lostBy: (cell: number) => `Your move to cell ${cell} lost it.`,
};
