import { ASSIGNMENT_LIMITS, makeAssignment, type Assignment } from '../../../engine/index.ts';
import { contentProblem } from '#language/classroom/problems';
import { assignmentTextOf, draftOf, draftReading } from './draft.ts';
import type { Draft } from './draftShape.ts';
import { finishInSlices } from '../../platform/waiting.ts';
import { atLevel } from '../handOut.ts';
import { readContent } from '../reader.ts';
import type { TemplateLesson, TemplateLevel } from './templateLessons.ts';
import { templateOf } from './templates.ts';

/** An assignment that was taken up, and as `makeAssignment` writes it. */
export interface TakenDraft {
  readonly draft: Draft;
  readonly text: string;
}

/** What was taken up; or a sentence that says why it was not. */
export type DraftTaken =
  /** `second`: the other one of a link that holds two. */
  (TakenDraft & { readonly second?: TakenDraft }) | { readonly problem: string };

const taken = (assignment: Assignment): TakenDraft => ({
  draft: draftOf(assignment),
  text: makeAssignment(assignment),
});

/** Every task of a draft is read before it is shown: to find out whether one can be asked may mean to search. */
export const readTasks = (draft: Draft): Promise<true> => finishInSlices(draftReading(draft));

/** Opens a link, the address of this page, a code by itself, or the text of a file. `none` is said of any other text. */
export async function openDraftText(text: string, none: string): Promise<DraftTaken> {
  // Of a link with two both are wanted, whichever was chosen.
  const read = await readContent(atLevel(text));
  if (!read.ok) {
    const { problem } = read;
    const isNone = problem.of === 'code' && ['foreign', 'empty'].includes(problem.problem.code);
    return { problem: isNone ? none : contentProblem(problem) };
  }
  if (read.value.kind === 'assignment') return taken(read.value.assignment);
  if (read.value.kind !== 'levels') return { problem: none };
  const [first, second] = await Promise.all(
    read.value.codes.map((code) => openDraftText(code, none)),
  );
  if (!first || 'problem' in first || !second) return first ?? { problem: none };
  return 'problem' in second ? second : { ...first, second };
}

/** A copy of an assignment under another title. */
export function copyOf(draft: Draft, title: string): TakenDraft {
  const copy = { ...draft, title };
  return { draft: copy, text: assignmentTextOf(copy) };
}

/** Opens a file of an assignment. A larger one than any of ours is not read at all. */
export async function openFile(file: File, none: string): Promise<DraftTaken> {
  const limit = ASSIGNMENT_LIMITS.document;
  // UTF-8 takes at most four bytes a character.
  const problem = { code: 'too-large', found: file.size, limit } as const;
  if (file.size > 4 * limit) return { problem: contentProblem({ of: 'assignment', problem }) };
  return openDraftText(await file.text(), none);
}

/** The tasks of a lesson, as they are handed out if nothing is changed. */
export function fromTemplate(lesson: TemplateLesson, level: TemplateLevel): Promise<DraftTaken> {
  return Promise.resolve(taken(templateOf(lesson, level)));
}
