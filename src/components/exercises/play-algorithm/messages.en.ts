import type {
  Bounds,
  MarkName,
  PlayAlgorithmParams,
  Score,
  SearchStep,
} from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import {
  countInWords,
  formatScore,
  ink,
  listed,
  otherMark,
  say,
  worth,
} from '#language/ui/language/grammar';
import { smallExercises } from '#language/exercises/frame/small';

const searches: Readonly<Record<PlayAlgorithmParams['search'], string>> = {
  minimax: 'minimax',
  alphaBeta: 'alpha-beta',
};

/** A play with the number of the call that does it. */
export interface PlaySaid {
  readonly call: number;
  readonly play: SearchStep;
}

const sure = (score: Score | undefined) => (score === undefined ? 'none' : formatScore(score));

const steps = (count: number) => countInWords(count, 'step');

/** "calls cell 4", "returns −10". */
function did({ act, value }: SearchStep): string {
  if (act === 'returns') return `returns ${formatScore(value)}`;
  return act === 'calls' ? `calls cell ${value}` : `keeps cell ${value}`;
}

/** The same without "cell", for a list. */
const didShort = ({ act, value }: SearchStep): string =>
  ({ calls: `calls ${value}`, keeps: `keeps ${value}`, returns: `returns ${formatScore(value)}` })[
    act
  ];

/** "call 3 returns −10", the score in the ink of the side that it is good for. */
function done({ call, play }: PlaySaid, computer: MarkName): Sentence {
  if (play.act !== 'returns') return say`call ${call} ${did(play)}`;
  return say`call ${call} returns ${worth(play.value, computer)}`;
}

/** What the exercise 'play-algorithm' says. */
export const playAlgorithmMessages = {
  name: 'Play the algorithm',
  about:
    'A search that has been stopped. Pupils do its next steps themselves: good for calls and returns.',
  fields: {
    setup: { label: `${smallExercises.boardField} (at most four empty cells)` },
    computer: { label: 'The computer, who wants the highest score' },
    search: {
      label: 'Search',
      option: (search: PlayAlgorithmParams['search']) => searches[search],
    },
    done: { label: 'Steps that are done already', option: String },
    steps: { label: 'Steps that are asked for', option: String },
    onMistake: {
      label: 'A wrong step, where feedback is immediate',
      option: (way: PlayAlgorithmParams['onMistake']) =>
        way === 'undo' ? 'is taken back' : 'is put right, and the search goes on',
    },
  },
  question: (search: PlayAlgorithmParams['search'], computer: MarkName, count: number): Sentence =>
    say`You are ${searches[search]}. ${ink(computer)} is the computer and wants the highest score,
      ${ink(otherMark(computer))} the lowest. Do the next ${steps(count)}.`,
  /** Where the search stands, for someone who does not see it. */
  standing: (rows: readonly string[]) =>
    `Waiting calls, the running one first: ${rows.join('; ')}.`,
  waiting: 'Waiting calls',
  /** What is checked: where each step is judged straight away, and where none is. */
  counts:
    'You see straight away whether a step is right, so it’s your first choice at each step that counts.',
  countsLater: 'You find out later whether the steps are right.',
  /** A call of the stack: its number, what it wants, and the best that it has. */
  row: (call: number, mover: MarkName, isMost: boolean) =>
    `Call ${call}: ${mover} wants the ${isMost ? 'highest' : 'lowest'}`,
  best: (best: { readonly score: number; readonly cell: number } | undefined) =>
    best ? `${formatScore(best.score)} from cell ${best.cell}` : 'nothing yet',
  /** What each side is sure of, where the search prunes. */
  bounds: ({ alpha, beta }: Bounds) => `α ${sure(alpha)}, β ${sure(beta)}`,
  before: (count: number) =>
    count === 1 ? 'One earlier step isn’t shown.' : `${count} earlier steps aren’t shown.`,
  done,
  did,
  firstTry: (play: SearchStep) => `Your first try, “${did(play)}”, was wrong.`,
  /** After the first try: what the search does in its place. */
  putRight: (said: PlaySaid, computer: MarkName): Sentence => say`Right: ${done(said, computer)}`,
  /** A step as it was given, right or wrong. */
  own: (play: SearchStep) => `it ${did(play)}`,
  /** Before a step, for someone who does not see its sign. */
  right: 'Right:',
  groups: { calls: 'It calls cell', keeps: 'It keeps cell', returns: 'It returns' },
  restart: 'Start again',
  /** After a check that was not right. */
  again: 'With “Start again” you can do the steps once more.',
  said: {
    right: (said: PlaySaid) => `Right: call ${said.call} ${did(said.play)}.`,
    undone: (given: SearchStep) => `No, it doesn’t do that. “It ${did(given)}” is taken back.`,
    fixed: (given: SearchStep, { call, play }: PlaySaid) =>
      `Not “it ${did(given)}”: call ${call} ${did(play)}. The search goes on.`,
    complete: 'All steps are done.',
  },
  hints: {
    over: say`A call checks first whether the game is over. If it is, the call returns that score
      straight away.`,
    loop: say`If it isn’t, the call tries the empty cells by their numbers, and keeps a cell if its
      score is better than all before.`,
    cut: say`Alpha-beta needn’t get to its last cell: it returns as soon as the rest can’t change
      anything above.`,
    first: ({ call, play }: PlaySaid): Sentence =>
      say`Call ${call} does the first step: it ${play.act} something.`,
  },
  solution: (all: readonly PlaySaid[], computer: MarkName): Sentence =>
    say`In order: ${all.flatMap((each, at) => [at > 0 ? '; ' : '', done(each, computer)])}.`,
  reasons: {
    other: (at: number, given: SearchStep, truth: Sentence): Sentence =>
      say`Step ${at} isn’t “it ${did(given)}”. ${truth}`,
    missing: (count: number): Sentence =>
      say`${count === 1 ? 'One step is missing.' : `There are ${steps(count)} missing.`}`,
    further: (count: number): Sentence => say`You did ${steps(count)} more than were asked for.`,
  },
  answerText: (plays: readonly SearchStep[]) => plays.map(didShort).join(', '),
  typed: (cells: readonly number[]) =>
    `Type the steps in order, as in “return 0, call ${cells[0] ?? 0}, keep ${cells.at(-1) ?? 0}”. Scores are ${listed(['-10', '0', '10'])}.`,
  /** The verbs that a typed step may begin with. */
  verbs: { calls: /^c(alls?)?$/i, keeps: /^k(eeps?)?$/i, returns: /^r(eturns?)?$/i },
  /** A word that may come between the verb and the number. */
  cell: /^cell$/i,
  blank: (at: number) => `${at}. It calls / keeps / returns`,
};
