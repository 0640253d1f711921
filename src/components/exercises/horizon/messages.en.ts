import type { HorizonReason, LookedAt, MarkName, Score } from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import {
  countInWords,
  countThings,
  formatScore,
  ink,
  listed,
  otherMark,
  say,
  strong,
} from '#language/ui/language/grammar';
import { smallExercises } from '#language/exercises/frame/small';

/** Who moves, which side the scores are for, and how far the search looks. */
export interface Search {
  readonly mover: MarkName;
  readonly computer: MarkName;
  readonly depth: number;
}

const marksAhead = (depth: number) => `${countInWords(depth, 'mark')} ahead`;
const end = (isComputer: boolean) => (isComputer ? 'highest' : 'lowest');

/** "X is the computer and keeps the highest". */
const keeps = (mark: MarkName, computer: MarkName): Sentence =>
  say`${ink(mark)}${mark === computer ? ' is the computer' : ' isn’t the computer'} and keeps the
    ${end(mark === computer)}`;

const scores = (looked: readonly Omit<LookedAt, 'replies'>[]) =>
  listed(looked.map(({ cell, score }) => `${formatScore(score)} from cell ${cell}`));

const each = ({ mover, computer }: Search): Sentence =>
  say`Take the empty cells one by one, and count the lines where the search stops.
    ${keeps(mover, computer)}.`;

/** What the search returns at its horizon: what is asked and said. */
export const horizonMessages = {
  name: 'What does the search return?',
  about:
    'A search that has to stop after a few marks, and guesses there. Pupils work out which number it brings back.',
  fields: {
    setup: { label: smallExercises.boardField },
    computer: { label: 'The computer plays' },
    depth: {
      label: 'Marks ahead',
      option: (depth: number): string => countThings(depth, 'mark'),
    },
  },
  question: ({ mover, computer, depth }: Search, win: Score): Sentence =>
    say`${ink(mover)} to move. A search looks ${marksAhead(depth)}, and where it stops it guesses:
      the lines that ${ink(computer)}, the computer, could still complete, less those that
      ${ink(otherMark(computer))} could. A win of ${ink(computer)} scores ${formatScore(win)}, a
      loss ${formatScore(-win)}, and a full board without a line 0. What does the search return?`,
  hints: {
    look: ({ mover, depth }: Search): Sentence =>
      depth === 1
        ? say`Put ${ink(mover)} on each empty cell in turn, and count the open lines there.`
        : say`Put ${ink(mover)} on each empty cell in turn, and then let the other side answer. Only
          after the last mark does the search count the open lines.`,
    keeps: ({ mover, computer, depth }: Search): Sentence =>
      say`${keeps(mover, computer)} of what comes back${
        depth === 1 ? ['.'] : say`; after the next mark ${keeps(otherMark(mover), computer)}.`
      }`,
    /** One of several moves, so that it isn't the answer yet. */
    first: ({ cell, score, replies }: LookedAt, mover: MarkName): Sentence =>
      say`After ${ink(mover)} on cell ${cell} ${
        replies.length > 0
          ? say`the answers of ${ink(otherMark(mover))} score ${scores(replies)}, so `
          : []
      }it has ${formatScore(score)}.`,
  },
  solution: (looked: readonly LookedAt[], score: Score, { mover, computer }: Search): Sentence =>
    say`The scores that come back are ${scores(looked)}. ${keeps(mover, computer)}:
      ${strong(formatScore(score))}.`,
  /** What went wrong, while the number itself isn't to be named. */
  early: ({ code }: HorizonReason, search: Search): Sentence =>
    code === 'turned' ? each(search) : horizonMessages.reason({ code }, search),
  reason: ({ code }: HorizonReason, search: Search): Sentence => {
    const { mover, computer, depth } = search;
    const [towards, extreme] = mover === computer ? ['higher', 'high'] : ['lower', 'low'];
    switch (code) {
      case 'turned':
        return say`That’s what it returns as seen by ${ink(otherMark(computer))}. But
          ${ink(computer)} is the computer, so what is good for ${ink(computer)} counts as plus.`;
      case 'own-guess':
        return say`That’s the guess at this board as it is. But the search puts a mark down first,
          and guesses when it has looked ${marksAhead(depth)}.`;
      case 'other-end':
        return say`A move with that score is there, but the search doesn’t keep it:
          ${keeps(mover, computer)}.`;
      case 'played-out':
        return say`So the game would end if it were played out. But this search looks only
          ${marksAhead(depth)}, and then it counts lines.`;
      case 'mover-has-better':
        return say`${ink(mover)} can get a ${towards} score than that. ${each(search)}`;
      case 'mover-cannot-get':
        return say`${ink(mover)} can’t get a score so ${extreme}. ${each(search)}`;
    }
  },
};
