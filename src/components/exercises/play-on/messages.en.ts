import type { PlayOnGoal, MarkName } from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import { countInWords, ink, inWords, listed, otherMark, say } from '#language/ui/language/grammar';
import { smallExercises } from '#language/exercises/frame/small';

const goal = (goal: PlayOnGoal): string =>
  goal === 0 ? 'don’t lose' : `win with at most ${countInWords(goal, 'more mark')}`;

/** A pupil has five marks in a game at most. */
const ordinal = (at: number): string =>
  ['first', 'second', 'third', 'fourth', 'fifth'][at - 1] ?? `${at}th`;

/** How a game ended, seen by the pupil. */
type Result = 1 | 0 | -1;
const RESULTS: Readonly<Record<Result, string>> = {
  1: 'You have won.',
  0: 'It is a draw.',
  [-1]: 'You have lost.',
};

/** "You take 4, it answers 2; you take 6." */
function game(moves: readonly number[]): string {
  const turns: string[] = [];
  for (let at = 0; at < moves.length; at += 2) {
    const reply = moves[at + 1];
    const own = `${at === 0 ? 'You take' : 'you take'} ${moves[at]}`;
    turns.push(reply === undefined ? own : `${own}, it answers ${reply}`);
  }
  return `${turns.join('; ')}.`;
}

/** The bot of a game. */
export interface BotSaid {
  readonly name: string;
  readonly about: string;
  readonly ahead: number | undefined;
}

/** What the exercise 'play-on' says. */
export const playOnMessages = {
  name: 'Play on against a bot',
  about:
    'Pupils play a game to its end against a bot, on the screen only: good for plans, and for finding weak spots.',
  fields: {
    setup: { label: smallExercises.boardField },
    bot: { label: 'The bot' },
    goal: { label: 'The aim', option: goal },
    seed: { label: 'Where the bot moves at random', option: (seed: number) => `game ${seed}` },
  },
  /** `about` has no subject: as it stands in the list of bots. `ahead`: how far it looks, if it has a limit. */
  question: (mover: MarkName, { name, about, ahead }: BotSaid, aim: PlayOnGoal): Sentence =>
    say`You play ${ink(mover)}, and it’s your turn. ${ink(otherMark(mover))} is the bot “${name}”: “${about}”${
      ahead === undefined ? '' : ` Here that is ${countInWords(ahead, 'mark')}, its own included.`
    } Play to the end: ${{ text: goal(aim), tone: 'strong' }}.`,
  board: {
    turn: (mover: MarkName) => `The game. Choose a cell for ${mover}.`,
    over: 'The game, over.',
    line: 'How the game goes on. Start again to try another way.',
  },
  turn: (mover: MarkName) => `It’s your turn: put an ${mover} on an empty cell.`,
  game,
  result: (result: Result) => RESULTS[result],
  restart: 'Start again',
  /** A game that is over, and not checked. */
  uncounted: 'It counts once you check it. Before that you may start again.',
  hints: {
    look: say`Look twice before each mark: what can the bot complete, and what can you?`,
    either: (cells: readonly number[]): Sentence =>
      say`One of these cells keeps the aim in reach, the other doesn’t: ${listed(cells)}.`,
  },
  /** `ways`: how many games reach the aim. */
  solution: (moves: readonly number[], result: Result, ways: number): Sentence =>
    say`${ways > 1 ? `One of ${inWords(ways)} ways: ` : 'There is one way: '}${game(moves).toLowerCase()}
      ${RESULTS[result]}`,
  reasons: {
    taken: (cell: number, at: number): Sentence =>
      say`Your ${ordinal(at)} mark goes to cell ${cell}, which is taken by then.`,
    over: (at: number): Sentence => say`The game is over before your ${ordinal(at)} mark.`,
    unfinished: say`Nothing is lost so far. Play on to the end.`,
    mistake: (cell: number, at: number, aim: PlayOnGoal): Sentence =>
      say`The aim was: ${goal(aim)}. It was in reach until your ${ordinal(at)} mark, but cell
        ${cell} gives it away. Another cell would have kept it.`,
  },
  answerText: (cells: readonly number[]) => `cells ${cells.join(', ')}`,
  blank: 'Your cells, in order',
};
