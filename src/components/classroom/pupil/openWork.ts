import {
  assignmentReading,
  fail,
  fingerprint,
  makeAssignment,
  ok,
  type Assignment,
  type AssignmentProblem,
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
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  if (trimmed.startsWith('{')) return openFile(trimmed);
  if (/[#&]r=/.test(trimmed)) return fail({ from: 'result' });
  if (/[#&]a=(&|$)/.test(trimmed)) return fail({ from: 'empty-link' });
  const unpacked = await unpack(codeIn(trimmed) ?? trimmed);
  if (!unpacked.ok) return fail({ from: 'code', problem: unpacked.problem });
  return openFile(unpacked.value);
}

async function openFile(text: string): Promise<Result<OpenedWork, OpenProblem>> {
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
