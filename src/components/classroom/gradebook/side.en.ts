import { count } from '#language/ui/language/grammar';

/** What the gradebook says over all answers to one question, side by side. */
export const gradedSide = {
  title: (task: number) => `All answers to task ${count(task)}`,
  model: 'What a good answer says',
  keys: 'Go from answer to answer with Tab or the arrow keys. A digit gives that many points and takes you to the next one.',
  of: (pupil: string) => `The answer of ${pupil}`,
  comment: 'Comment',
  none: 'Nobody has answered this task yet.',
  /** Points in place of the engine's. */
  overrule: {
    title: 'Give other points',
    about: 'Your points take the place of the engine’s. Say why, so that you still know next week.',
    reason: 'Reason',
    missing: 'Write a reason first.',
    give: 'Give these points',
    back: 'Back to the engine’s points',
    now: (reason: string) => `You gave these points: ${reason}`,
  },
};
