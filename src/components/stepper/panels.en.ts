import type { Sentence } from '../ui/types.ts';
import type { TallyCounts } from './questions.ts';
import { count, say, strong } from '#language/ui/language/grammar';

const rightOf = (right: number, asked: number) => `${right} of ${asked} right`;

/** What the panels of a figure say. */
export const panels = {
  goTo: {
    call: 'Call number',
    callGo: 'Go to call',
    callProblem: (text: string, last: number) =>
      `${text === '' ? 'Nothing' : `“${text}”`} is not the number of a call: they go from 1 to ${count(last)}.`,
    moves: 'Follow the moves',
    movesHint: (moves: string) => `for example ${moves}`,
    movesGo: 'Show me',
    mind: 'Next change of mind',
    noMind: 'From here to the end no call changes its mind.',
  },
  stops: {
    intro: 'Play stops at these. You can also click a line of the code.',
    next: 'Next stop',
    add: 'Stop at',
    kinds: {
      call: 'call number',
      ply: 'ply',
      leaf: 'a finished game',
      improve: 'a better move',
      position: 'this position',
      line: 'line of code',
    },
    value: { call: 'Which call', ply: 'How many plies down', position: 'Position' },
    addButton: 'Add',
    remove: (what: string) => `Remove: ${what}`,
    none: 'No stops yet.',
    matches: (steps: number) =>
      steps === 0
        ? 'No step matches.'
        : steps === 1
          ? 'One step matches.'
          : `${count(steps)} steps match.`,
    badCall: (last: number) => `A call is a number from 1 to ${count(last)}.`,
    badPly: 'A ply is a number from 0 to 9.',
    clear: 'Remove all',
  },
  predict: {
    intro: 'Before these events, the figure waits for your guess.',
    kinds: {
      cell: 'which cell is tried next',
      returns: 'what the last call of a branch returns',
      kept: 'which of two scores is kept',
      cut: 'whether a call is pruned',
    },
    /** The switch of a figure that goes straight on. */
    steps: 'Ask me before the figure shows it',
    skip: 'Skip this one',
    goOn: 'Go on',
    right: 'Right.',
    wrong: 'Not quite.',
    tally: rightOf,
    /** How it has gone so far. */
    tallied: ({ asked, right, skipped }: TallyCounts): Sentence =>
      asked + skipped === 0
        ? say`No guesses yet.`
        : say`${strong(rightOf(right, asked))}${skipped > 0 ? `, ${skipped} skipped` : ''}`,
    again: 'Start the count again',
    /** The step is too late for a question. */
    over: 'From this step on there is nothing left to guess.',
    begin: 'Guess from the beginning',
    /** In full screen a class is asked. */
    vote: {
      how: 'How many hands for each? Click, press its number, or type.',
      options: 'Hands',
      hands: (option: string) => `Hands for ${option}`,
      reveal: 'Show the answer',
      right: (right: number, all: number) =>
        all === 1
          ? `The one hand was ${right === 1 ? 'right' : 'wrong'}.`
          : `${count(right)} of ${count(all)} hands were right.`,
    },
  },
} as const;
