import { assignmentReading, type Assignment } from '../../engine/index.ts';
import { assignmentMessages } from '#language/classroom/problems';
import { codeIn } from './handOut.ts';
import { finishInSlices } from '../platform/slices.ts';
import { unpack } from './packing.ts';

/** What an address, a pasted link or a code holds. */
export type OpenedAssignment =
  | { readonly state: 'open'; readonly assignment: Assignment; readonly code: string }
  | { readonly state: 'none' }
  /** `sentence` says what is wrong with it. */
  | { readonly state: 'problem'; readonly sentence: string };

/** Opens the assignment in a text; never rejects. */
export async function openAssignment(text: string): Promise<OpenedAssignment> {
  const code = codeIn(text);
  if (code === undefined) return { state: 'none' };
  const messages = assignmentMessages;
  const plain = await unpack(code);
  if (!plain.ok) return { state: 'problem', sentence: messages.packProblem(plain.problem) };
  const read = await finishInSlices(assignmentReading(plain.value));
  if (!read.ok) return { state: 'problem', sentence: messages.assignmentProblem(read.problem) };
  return { state: 'open', assignment: read.value, code };
}
