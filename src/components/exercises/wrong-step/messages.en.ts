import type { MarkName } from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import { ink, listed, otherMark, say } from '#language/ui/language/grammar';
import { smallExercises } from '#language/exercises/frame/small';

/** What the exercise 'wrong-step' says. */
export const wrongStepMessages = {
  name: 'Find the false step',
  about: 'Minimax step by step, but one step is false. Pupils find it: good for reading exactly.',
  fields: {
    setup: { label: `${smallExercises.boardField} (at most four empty cells)` },
    computer: { label: 'The computer, who wants the highest score' },
    call: { label: 'The story begins with call', option: String },
    steps: { label: 'Steps that are shown', option: String },
    seed: { label: 'Which step is false: variant', option: String },
  },
  question: (computer: MarkName, call: number): Sentence =>
    say(
      'Minimax searches this board. ',
      ink(computer),
      ' is the computer and wants the highest score, ',
      ink(otherMark(computer)),
      ' the lowest. ',
      call > 1 ? `The story begins with call ${call}. ` : '',
      'One of the steps is false. Which one?',
    ),
  legend: 'The false step',
  /** Before the number of a step, for someone who does not see that it is one. */
  step: 'Step',
  spoken: (board: string, steps: readonly string[]) =>
    `${board} ${steps.map((step, at) => `Step ${at + 1}: ${step}`).join(' ')}`,
  hints: {
    follow: say('Follow each score up: what a call returns is what its caller gets, and may keep.'),
    score: say('The false step names a wrong score.'),
    cell: say('The false step names a wrong cell.'),
    near: (steps: readonly number[]): Sentence => say(`It is one of the steps ${listed(steps)}.`),
  },
  solution: (step: number, truth: Sentence): Sentence =>
    say(`Step ${step} is false. In truth: `, truth),
  reason: (chosen: number, isLater: boolean): Sentence =>
    say(
      `Step ${chosen} is as the search does it. The false one comes ${isLater ? 'after' : 'before'} it.`,
    ),
  answerText: (step: number) => `step ${step}`,
  typed: (steps: number) => `Type the number of the false step, 1 to ${steps}.`,
  blank: 'The false step',
};
