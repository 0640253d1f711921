import type { Assignment } from '../../../engine/index.ts';
import { contentProblem } from '#language/classroom/problems';
import { codeIn } from '../handOut.ts';
import { kindsOf, type KindsById } from '../kindsOf.ts';
import { readContent } from '../reader.ts';
import Sheets from './Sheets.svelte';

/** All that worksheets need, loaded when there is an assignment to print. */
export type Paper =
  | { readonly state: 'none' }
  | { readonly state: 'problem'; readonly sentence: string }
  | {
      readonly state: 'open';
      readonly assignment: Assignment;
      readonly code: string;
      readonly kinds: KindsById;
      readonly Sheets: typeof Sheets;
    };

/** Rejects if a kind of the assignment cannot be loaded. */
export async function openPaper(text: string): Promise<Paper> {
  const code = codeIn(text);
  if (code === undefined) return { state: 'none' };
  const read = await readContent(code);
  if (!read.ok) return { state: 'problem', sentence: contentProblem(read.problem) };
  if (read.value.kind !== 'assignment') return { state: 'none' };
  const { assignment } = read.value;
  return { state: 'open', assignment, code, kinds: await kindsOf(assignment), Sheets };
}
