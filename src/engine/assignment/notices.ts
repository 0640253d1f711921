import type { WorkSummary } from './summary.ts';

/** Something that a teacher may want to ask about. It proves nothing. Works are named by their index. */
export type WorkNotice =
  /** The same answers in the same order, `wrong` of them not right and seldom given; `isSameCode`: in the same seconds, too. */
  | {
      readonly code: 'identical';
      readonly works: readonly number[];
      readonly wrong: number;
      readonly isSameCode: boolean;
    }
  /** Each pupil has boards of their own, and these are not this one's: they are those of `others`, if anybody's here. */
  | { readonly code: 'other-boards'; readonly work: number; readonly others: readonly number[] }
  /** Who has solved which tasks, from 0, faster than anybody can read them. */
  | { readonly code: 'too-fast'; readonly quick: readonly QuickWork[] };

export interface QuickWork {
  readonly work: number;
  readonly tasks: readonly number[];
}

/** Right answers often agree. This many answers that are not fully right seldom agree by accident. */
const LEAST_WRONG = 2;
/** What more than half of the works have, and this many at least, is a trap of the task and tells nothing about two of them. */
const LEAST_COMMON = 4;
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

/** The wrong answers of each task that most have given. */
function commonWrong(works: readonly WorkSummary[]): readonly ReadonlySet<string>[] {
  const tasks = works.reduce((most, work) => Math.max(most, work.tasks.length), 0);
  return Array.from({ length: tasks }, (_, at) => {
    const times = new Map<string, number>();
    for (const text of works.flatMap((work) => work.tasks[at]?.wrong ?? []))
      times.set(text, (times.get(text) ?? 0) + 1);
    const isCommon = (number: number) => number >= LEAST_COMMON && number > works.length / 2;
    return new Set([...times].flatMap(([text, number]) => (isCommon(number) ? [text] : [])));
  });
}

function identical(works: readonly WorkSummary[]): WorkNotice[] {
  const common = commonWrong(works);
  const groups = new Map<string, number[]>();
  for (const [at, { likeness }] of works.entries()) {
    const group = groups.get(likeness.answers);
    if (group) group.push(at);
    else groups.set(likeness.answers, [at]);
  }
  const copies = [...groups.values()].filter((group) => group.length > 1);
  return copies.flatMap((group) => {
    const [summary, ...rest] = group.map((at) => works[at] as WorkSummary);
    if (!summary) return [];
    const [first, others] = [summary.likeness, rest.map(({ likeness }) => likeness)];
    const wrong = summary.tasks.flatMap((task, at) =>
      task.wrong.filter((text) => !common[at]?.has(text)),
    ).length;
    const isSameCode = first.timed >= LEAST_TIMED && others.every((each) => each.all === first.all);
    const isNotable = isSameCode || wrong >= LEAST_WRONG;
    return isNotable ? [{ code: 'identical', works: group, wrong, isSameCode } as const] : [];
  });
}

function tooFast(works: readonly WorkSummary[]): WorkNotice[] {
  const all = works.flatMap(({ tasks }, work) => {
    const quick = [...tasks.entries()].flatMap(([at, { state, seconds = LEAST_SECONDS }]) =>
      state === 'right' && seconds < LEAST_SECONDS ? [at] : [],
    );
    return quick.length > 0 ? [{ work, tasks: quick }] : [];
  });
  return all.length > 0 ? [{ code: 'too-fast', quick: all }] : [];
}
