import type { GradedWork } from './grading.ts';
import { NOT_KEPT, type Work } from './model.ts';

/** Something that a teacher may want to ask about. It proves nothing. Works are named by their place. */
export type Notice =
  /** The same answers in the same order, `wrong` of them not wholly right; `seconds` too: perhaps one and the same code. */
  | {
      readonly code: 'identical';
      readonly works: readonly number[];
      readonly wrong: number;
      readonly isSameCode: boolean;
    }
  /** Tasks, counted from 0, that were solved faster than they can be read. */
  | { readonly code: 'too-fast'; readonly work: number; readonly tasks: readonly number[] };

/** Right answers are often the same. So many that are not wholly right are seldom the same by chance. */
const LEAST_WRONG = 2;
/** Nor do so many answers take the same seconds each. */
const LEAST_TIMED = 3;
/** In fewer seconds nobody reads a question, looks at its board and answers. */
const LEAST_SECONDS = 2;

/** Hints at works that look alike, or too quick. `graded` belongs to `works`, one by one. */
export function noticesOf(
  works: readonly Work[],
  graded: readonly GradedWork[],
): readonly Notice[] {
  return [...identical(works, graded), ...tooFast(graded)];
}

function identical(works: readonly Work[], graded: readonly GradedWork[]): Notice[] {
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

/** Answers that count and are not wholly right. Of what nobody has read yet, or was not kept, it is not known. */
function wrongIn(graded: GradedWork | undefined): number {
  const attempts = graded?.tasks.flatMap((task) => task.attempts) ?? [];
  return attempts.filter(
    ({ verdict, isAllowed, isKept }) =>
      isAllowed && isKept && !verdict?.needsPerson && verdict?.points !== 1,
  ).length;
}

function tooFast(graded: readonly GradedWork[]): Notice[] {
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
