import { alikePairs } from './likeness.ts';
import type { Assignment } from './model.ts';
import type { WorkSummary } from './summary.ts';

/** Something that a teacher may want to ask about. It proves nothing. Works are named by their index. */
export type WorkNotice =
  /** They agree as pupils who don't copy do in one class of a thousand; `wrong` tasks begin alike and not right; see `likeness.ts`. */
  | {
      readonly code: 'alike';
      readonly works: readonly number[];
      readonly wrong: number;
      readonly isSameCode: boolean;
    }
  /** Each pupil has boards of their own, and these are not this one's: they are those of `others`, if anybody's here. */
  | { readonly code: 'other-boards'; readonly work: number; readonly others: readonly number[] };

/** Finds works that look alike, or that answer other boards. */
export function noticesOf(
  assignment: Assignment,
  works: readonly WorkSummary[],
): readonly WorkNotice[] {
  return [...otherBoards(works), ...alike(assignment, works)];
}

function otherBoards(works: readonly WorkSummary[]): WorkNotice[] {
  return works.flatMap(({ boards }, work) => {
    if (!boards || boards.own === boards.answered) return [];
    const others = works.flatMap((other, at) =>
      at !== work && other.boards?.own === boards.answered ? [at] : [],
    );
    return [{ code: 'other-boards', work, others } as const];
  });
}

/** Pairs that have somebody in common become one notice. */
function alike({ tasks }: Assignment, works: readonly WorkSummary[]): WorkNotice[] {
  let groups: Omit<Extract<WorkNotice, { code: 'alike' }>, 'code'>[] = [];
  // On boards of their own equal answers tell nothing.
  for (const pair of alikePairs(works, (task) => tasks[task]?.own === undefined)) {
    const joined = groups.filter(
      ({ works, isSameCode }) =>
        isSameCode === pair.isSameCode && pair.works.some((work) => works.includes(work)),
    );
    const all = [...joined, pair];
    const group = {
      works: [...new Set(all.flatMap(({ works }) => works))],
      wrong: Math.min(...all.map(({ wrong }) => wrong)),
      isSameCode: pair.isSameCode,
    };
    groups = [...groups.filter((each) => !joined.includes(each)), group];
  }
  return groups.map((group) => ({ code: 'alike', ...group }));
}
