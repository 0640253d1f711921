import { LIMITS, makeAssignment, parseAssignment, type Assignment } from '../../../engine/index.ts';
import { assignmentWords } from '../../../i18n/assignment.ts';
import { draftOf } from '../../state/assignment/draft.ts';
import type { Draft } from '../../state/assignment/draftShape.ts';
import { openAssignment } from '../openAssignment.ts';
import type { TemplateLesson } from './templateLessons.ts';
import { templateOf } from './templates.ts';

/** What was taken up, and as `makeAssignment` writes it; or a sentence that says why it was not. */
export type Taken = { readonly draft: Draft; readonly text: string } | { readonly problem: string };

const taken = (assignment: Assignment): Taken => ({
  draft: draftOf(assignment),
  text: makeAssignment(assignment),
});

/** Opens a link, the address of this page, or a code by itself. `none` is said of any other text. */
export async function openText(text: string, none: string, lang?: string): Promise<Taken> {
  const trimmed = text.trim();
  if (trimmed.startsWith('{')) return readText(trimmed, lang);
  const opened = await openAssignment(trimmed, lang);
  if (opened.state === 'none') return { problem: none };
  return opened.state === 'open' ? taken(opened.assignment) : { problem: opened.sentence };
}

/** Opens a file of an assignment. A larger one than any of ours is not read at all. */
export async function openFile(file: File, lang?: string): Promise<Taken> {
  // UTF-8 takes at most four bytes a character.
  if (file.size > 4 * LIMITS.document) {
    const problem = { code: 'too-large', found: file.size, limit: LIMITS.document } as const;
    return { problem: assignmentWords(lang).assignmentProblem(problem) };
  }
  return readText(await file.text(), lang);
}

function readText(text: string, lang?: string): Taken {
  const read = parseAssignment(text);
  if (read.ok) return taken(read.value);
  return { problem: assignmentWords(lang).assignmentProblem(read.problem) };
}

/** The tasks of a lesson, as they are handed out if nothing is changed. */
export function fromTemplate(lesson: TemplateLesson): Promise<Taken> {
  return Promise.resolve(taken(templateOf(lesson)));
}
