import { wholeTreeMessages } from '#language/lessons/whole-tree/messages';
import { isCutBy } from '../../../engine/index.ts';
import { lessonRun } from '../parts/runs.ts';

const say = wholeTreeMessages.guess;

/** Whether the machine has to look at O's second reply in a call: it need not, where the search prunes. */
export function secondReplyOptions(call: number) {
  if (!isCutBy(lessonRun('one').trace, call - 1)) throw new Error(`call ${call} is not pruned`);
  return [
    { text: say.yes, isRight: false, why: say.whyNot },
    { text: say.no, isRight: true, look: { fig: 'one', call } },
    { text: say.worse, isRight: false, why: say.whyWorse },
  ] as const;
}
