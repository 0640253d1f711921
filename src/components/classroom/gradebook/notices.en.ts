import type { WorkNotice } from '../../../engine/index.ts';
import { count, listed } from '#language/ui/language/grammar';

const tasks = (numbers: readonly number[]): string =>
  numbers.length === 1 ? `task ${numbers[0]}` : `tasks ${listed(numbers.map(String))}`;

/** What the gradebook says of works that look alike, or too quick. */
export const gradedNotices = {
  title: 'You may want to ask about these',
  lead: 'These are hints and prove nothing, because friends learn together and some pupils are quick.',
  tell: (notice: WorkNotice, pupil: (work: number) => string): string => {
    if (notice.code === 'too-fast') {
      const each = notice.quick.map(
        (quick) => `${pupil(quick.work)} (${tasks(quick.tasks.map((at) => at + 1))})`,
      );
      return `Solved faster than anyone can read the question: ${listed(each)}.`;
    }
    if (notice.code === 'other-boards') {
      const others = notice.others.map(pupil);
      const whose = others.length > 0 ? ` They’re the boards of ${listed(others)}.` : '';
      return `${pupil(notice.work)} answered other boards than this name or number gets.${whose} The answers were graded on the boards of this name.`;
    }
    const who = listed(notice.works.map(pupil));
    return notice.isSameCode
      ? `${who} handed in the same answers, each in the same number of seconds. It may be one and the same code.`
      : `${who} gave the same answers in the same order, among them ${count(notice.wrong)} wrong ones that are unusual here.`;
  },
};
