import {
  assignmentReading,
  fail,
  feedbackReading,
  fingerprint,
  makeAssignment,
  ok,
  parseObject,
  type Assignment,
  type AssignmentProblem,
  type DocumentProblem,
  type Feedback,
  type Result,
} from '../../../engine/index.ts';
import { finishInSlices } from '../../platform/slices.ts';
import { codeIn } from '../handOut.ts';
import { startWork, type OwnWork } from './ownWork.ts';
import { unpack, type PackProblem } from '../packing.ts';
import { parseCopy, type CopyProblem } from './workCopy.ts';

/** Something that can be worked on. */
export interface OpenedWork {
  readonly assignment: Assignment;
  readonly fingerprint: string;
  /** A copy of work that was begun elsewhere. */
  readonly copy?: OwnWork | undefined;
}

/** Why a link, a code or a file cannot be opened. */
export type OpenProblem =
  | { readonly from: 'code'; readonly problem: PackProblem }
  | { readonly from: 'assignment'; readonly problem: AssignmentProblem }
  | { readonly from: 'copy'; readonly problem: CopyProblem }
  | { readonly from: 'feedback'; readonly problem: DocumentProblem }
  /** A link that ends where its code should begin. */
  | { readonly from: 'empty-link' }
  /** An assignment without a task. */
  | { readonly from: 'no-tasks' }
  /** A link of the gradebook: the result of somebody's work. */
  | { readonly from: 'result' };

/**
 * Opens what a pupil was given: a link, a code, the text of a file, or of a copy of unfinished work.
 * Never throws.
 */
export async function openWorkText(text: string): Promise<Result<OpenedWork, OpenProblem>> {
  const plain = await unpackedText(text);
  return plain.ok ? openPlain(plain.value) : plain;
}

/** The text of the file that a link, a code or a text holds, whatever file it is. Never throws. */
export async function unpackedText(text: string): Promise<Result<string, OpenProblem>> {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  if (trimmed.startsWith('{')) return ok(trimmed);
  if (/[#&]r=/.test(trimmed)) return fail({ from: 'result' });
  if (/[#&][af]=(&|$)/.test(trimmed)) return fail({ from: 'empty-link' });
  const unpacked = await unpack(codeIn(trimmed) ?? trimmed);
  return unpacked.ok ? unpacked : fail({ from: 'code', problem: unpacked.problem });
}

/** One of two assignments in a link, as far as a pupil needs it to choose. */
export interface LevelOffer {
  readonly title: string;
  readonly tasks: number;
}

/** The two assignments of a link that holds two. Never throws. */
export async function openLevels(
  codes: readonly string[],
): Promise<Result<readonly LevelOffer[], OpenProblem>> {
  const offers: LevelOffer[] = [];
  for (const code of codes) {
    const opened = await openWorkText(code);
    if (!opened.ok) return opened;
    const { title, tasks } = opened.value.assignment;
    offers.push({ title, tasks: tasks.length });
  }
  return ok(offers);
}

/** What a teacher gave back, if a text says that it is that; `undefined` for anything else. Never throws. */
export async function openFeedback(
  text: string,
): Promise<Result<Feedback, OpenProblem> | undefined> {
  if (parseObject(text)?.['noughtbook'] !== 'feedback') return undefined;
  const read = await finishInSlices(feedbackReading(text));
  return read.ok ? read : fail({ from: 'feedback', problem: read.problem });
}

export async function openPlain(text: string): Promise<Result<OpenedWork, OpenProblem>> {
  const copy = parseCopy(text);
  if (!copy) return openAssignment(text);
  return copy.ok ? openWork(copy.value) : fail({ from: 'copy', problem: copy.problem });
}

async function openAssignment(text: string): Promise<Result<OpenedWork, OpenProblem>> {
  const read = await finishInSlices(assignmentReading(text));
  if (!read.ok) {
    const isResult = read.problem.code === 'foreign' && read.problem.found === 'work';
    return fail(isResult ? { from: 'result' } : { from: 'assignment', problem: read.problem });
  }
  const assignment = read.value;
  if (assignment.tasks.length === 0) return fail({ from: 'no-tasks' });
  return ok({ assignment, fingerprint: fingerprint(assignment) });
}

/** Opens work by the assignment that is kept in it. */
export async function openWork(work: OwnWork): Promise<Result<OpenedWork, OpenProblem>> {
  const opened = await openAssignment(work.assignment);
  if (!opened.ok) return opened;
  const fits = opened.value.assignment.tasks.length === work.tasks.length;
  if (!fits) return fail({ from: 'copy', problem: { code: 'copy-unreadable' } });
  return ok({ ...opened.value, copy: work });
}

/** Work on an assignment that nobody has begun here; `seed` shuffles its tasks. */
export function freshWork({ assignment }: OpenedWork, seed: number): OwnWork {
  return startWork(makeAssignment(assignment), assignment.tasks.length, seed);
}
