import type { WorkSummary } from './summary.ts';

/** Something that a teacher may want to ask about. It proves nothing. Works are named by their index. */
export type WorkNotice =
  /** The same answers in the same order, `wrong` of them not wholly right; `seconds` too: perhaps one and the same code. */
  | {
      readonly code: 'identical';
      readonly works: readonly number[];
      readonly wrong: number;
      readonly isSameCode: boolean;
    }
  /** Each pupil has boards of their own, and these are not this one's: they are those of `others`, if anybody's here. */
  | { readonly code: 'other-boards'; readonly work: number; readonly others: readonly number[] }
  /** Tasks, from 0, that were solved faster than anybody can read them. */
  | { readonly code: 'too-fast'; readonly work: number; readonly tasks: readonly number[] };

/** Right answers often agree. This many answers that are not fully right seldom agree by accident. */
const LEAST_WRONG = 2;
/** Nor do this many answers take exactly the same seconds each. */
const LEAST_TIMED = 3;
/** Nobody reads a question, looks at its board and answers it in fewer seconds. */
const LEAST_SECONDS = 2;

/** Finds works that look alike or too quick. */
export function noticesOf(works: readonly WorkSummary[]): readonly WorkNotice[] {
  return [...otherBoards(works), ...identical(works), ...tooFast(works)];
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

function identical(works: readonly WorkSummary[]): WorkNotice[] {
  const groups = new Map<string, number[]>();
  for (const [at, { likeness }] of works.entries()) {
    const group = groups.get(likeness.answers);
    if (group) group.push(at);
    else groups.set(likeness.answers, [at]);
  }
  const copies = [...groups.values()].filter((group) => group.length > 1);
  return copies.flatMap((group) => {
    const [first, ...others] = group.map((at) => (works[at] as WorkSummary).likeness);
    if (!first) return [];
    const { wrong } = first;
    const isSameCode = first.timed >= LEAST_TIMED && others.every((each) => each.all === first.all);
    const isNotable = isSameCode || wrong >= LEAST_WRONG;
    return isNotable ? [{ code: 'identical', works: group, wrong, isSameCode } as const] : [];
  });
}

function tooFast(works: readonly WorkSummary[]): WorkNotice[] {
  return works.flatMap(({ tasks }, work) => {
    const quick = [...tasks.entries()].flatMap(([at, { state, seconds = LEAST_SECONDS }]) =>
      state === 'right' && seconds < LEAST_SECONDS ? [at] : [],
    );
    return quick.length > 0 ? [{ code: 'too-fast', work, tasks: quick } as const] : [];
  });
}
