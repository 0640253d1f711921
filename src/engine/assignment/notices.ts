import type { GradedWork } from './grading.ts';
import { NOT_KEPT, type Work } from './model.ts';

/** Something that a teacher may want to ask about. It proves nothing. Works are named by their index. */
export type WorkNotice =
  /** The same answers in the same order, `wrong` of them not wholly right; `seconds` too: perhaps one and the same code. */
  | {
      readonly code: 'identical';
      readonly works: readonly number[];
      readonly wrong: number;
      readonly isSameCode: boolean;
    }
  /** Tasks, from 0, that were solved faster than anybody can read them. */
  | { readonly code: 'too-fast'; readonly work: number; readonly tasks: readonly number[] };

/** Right answers often agree. This many answers that are not fully right seldom agree by accident. */
const LEAST_WRONG = 2;
/** Nor do this many answers take exactly the same seconds each. */
const LEAST_TIMED = 3;
/** Nobody reads a question, looks at its board and answers it in fewer seconds. */
const LEAST_SECONDS = 2;

/** Finds works that look alike or too quick. `graded` has one entry for each of `works`. */
export function noticesOf(
  works: readonly Work[],
  graded: readonly GradedWork[],
): readonly WorkNotice[] {
  return [...identical(works, graded), ...tooFast(graded)];
}

function identical(works: readonly Work[], graded: readonly GradedWork[]): WorkNotice[] {
  const groups = new Map<string, number[]>();
  works.forEach(({ tasks }, at) => {
    const answers = JSON.stringify(tasks.map((task) => task.attempts.map(({ answer }) => answer)));
    groups.set(answers, [...(groups.get(answers) ?? []), at]);
  });
  const copies = [...groups.values()].filter((group) => group.length > 1);
  return copies.flatMap((group) => {
    const [first, ...others] = group.map((at) => (works[at] as Work).tasks);
    const wrong = wrongIn(graded[group[0] as number]);
    const attempts = first?.flatMap((task) => task.attempts) ?? [];
    const isSameCode =
      attempts.filter(({ answer }) => answer !== NOT_KEPT).length >= LEAST_TIMED &&
      others.every((each) => JSON.stringify(each) === JSON.stringify(first));
    const isNotable = isSameCode || wrong >= LEAST_WRONG;
    return isNotable ? [{ code: 'identical', works: group, wrong, isSameCode } as const] : [];
  });
}

/** The counting answers that are not fully right, without those that are still unread or were dropped. */
function wrongIn(graded: GradedWork | undefined): number {
  const attempts = graded?.tasks.flatMap((task) => task.attempts) ?? [];
  return attempts.filter(
    ({ verdict, isAllowed, isKept }) =>
      isAllowed && isKept && !verdict?.needsPerson && verdict?.points !== 1,
  ).length;
}

function tooFast(graded: readonly GradedWork[]): WorkNotice[] {
  return graded.flatMap(({ tasks }, work) => {
    const quick = [...tasks.keys()].filter((at) => {
      const { state, attempts } = tasks[at] as GradedWork['tasks'][number];
      const seconds = attempts.reduce((all, each) => all + each.seconds, 0);
      const isKnown = attempts.every(({ isKept }) => isKept);
      return state === 'right' && isKnown && seconds < LEAST_SECONDS;
    });
    return quick.length > 0 ? [{ code: 'too-fast', work, tasks: quick } as const] : [];
  });
}
