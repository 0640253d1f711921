import {
  ASSIGNMENT_LIMITS,
  assignmentReading,
  makeAssignment,
  type Assignment,
} from '../../../engine/index.ts';
import { assignmentMessages } from '#language/classroom/problems';
import { assignmentTextOf, draftOf, draftReading } from './draft.ts';
import type { Draft } from './draftShape.ts';
import { finishInSlices } from '../../platform/slices.ts';
import { levelsIn } from '../handOut.ts';
import { openAssignment } from '../openAssignment.ts';
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

/** Opens a link, the address of this page, or a code by itself. `none` is said of any other text. */
export async function openDraftText(text: string, none: string): Promise<DraftTaken> {
  const trimmed = text.trim();
  if (trimmed.startsWith('{')) return readText(trimmed);
  const both = levelsIn(trimmed)?.codes;
  const opened = await openAssignment(both?.[0] ?? trimmed);
  if (opened.state === 'none') return { problem: none };
  if (opened.state === 'problem') return { problem: opened.sentence };
  const first = taken(opened.assignment);
  if (!both) return first;
  const other = await openAssignment(both[1]);
  if (other.state === 'problem') return { problem: other.sentence };
  return other.state === 'open' ? { ...first, second: taken(other.assignment) } : first;
}

/** A copy of an assignment under another title. */
export function copyOf(draft: Draft, title: string): TakenDraft {
  const copy = { ...draft, title };
  return { draft: copy, text: assignmentTextOf(copy) };
}

/** Opens a file of an assignment. A larger one than any of ours is not read at all. */
export async function openFile(file: File): Promise<DraftTaken> {
  // UTF-8 takes at most four bytes a character.
  if (file.size > 4 * ASSIGNMENT_LIMITS.document) {
    const problem = {
      code: 'too-large',
      found: file.size,
      limit: ASSIGNMENT_LIMITS.document,
    } as const;
    return { problem: assignmentMessages.assignmentProblem(problem) };
  }
  return readText(await file.text());
}

async function readText(text: string): Promise<DraftTaken> {
  const read = await finishInSlices(assignmentReading(text));
  if (read.ok) return taken(read.value);
  return { problem: assignmentMessages.assignmentProblem(read.problem) };
}

/** The tasks of a lesson, as they are handed out if nothing is changed. */
export function fromTemplate(lesson: TemplateLesson, level: TemplateLevel): Promise<DraftTaken> {
  return Promise.resolve(taken(templateOf(lesson, level)));
}
