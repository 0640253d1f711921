import type { MarkName } from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import { ink, listed, otherMark, say } from '#language/ui/language/grammar';
import { smallExercises } from '#language/exercises/frame/small';

/** What the exercise 'wrong-step' says. */
export const wrongStepMessages = {
  name: 'Find the wrong step',
  about: 'Minimax step by step, but one step is wrong. Pupils find it: good for reading closely.',
  fields: {
    setup: { label: `${smallExercises.boardField} (at most four empty cells)` },
    computer: { label: 'The computer, who wants the highest score' },
    call: { label: 'The steps begin with call', option: String },
    steps: { label: 'Steps that are shown', option: String },
    seed: { label: 'Which step is wrong', option: (seed: number) => `version ${seed}` },
  },
  question: (computer: MarkName, call: number): Sentence =>
    say`Minimax searches this board. ${ink(computer)} is the computer and wants the highest score,
      ${ink(otherMark(computer))} the lowest.
      ${call > 1 ? `The steps begin with call ${call}. ` : ''}One of the steps is wrong. Which one?`,
  legend: 'The wrong step',
  /** Before the number of a step, for someone who does not see that it is one. */
  step: 'Step',
  spoken: (board: string, steps: readonly string[]) =>
    `${board} ${steps.map((step, at) => `Step ${at + 1}: ${step}`).join(' ')}`,
  hints: {
    follow: say`Follow each score up: what a call returns is what the call above it gets, and may
      keep.`,
    score: say`What’s wrong in it is a score.`,
    cell: say`What’s wrong in it is a cell.`,
    near: (steps: readonly number[]): Sentence => say`It is one of the steps ${listed(steps)}.`,
  },
  solution: (step: number, truth: Sentence): Sentence =>
    say`Step ${step} is wrong. It should be: ${truth}`,
  reason: (chosen: number, isLater: boolean): Sentence =>
    say`Step ${chosen} is what the search does. The wrong one comes ${isLater ? 'after' : 'before'}
      it.`,
  answerText: (step: number) => `step ${step}`,
  blank: 'The wrong step',
};
