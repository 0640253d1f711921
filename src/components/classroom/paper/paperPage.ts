import type { Assignment } from '../../../engine/index.ts';
import { kindsOf, type KindsById } from '../kindsOf.ts';
import { openAssignment, type OpenedAssignment } from '../openAssignment.ts';
import Sheets from './Sheets.svelte';

/** All that worksheets need, loaded when there is an assignment to print. */
export type Paper =
  | Exclude<OpenedAssignment, { state: 'open' }>
  | {
      readonly state: 'open';
      readonly assignment: Assignment;
      readonly code: string;
      readonly kinds: KindsById;
      readonly Sheets: typeof Sheets;
    };

/** Rejects if a kind of the assignment cannot be loaded. */
export async function openPaper(text: string): Promise<Paper> {
  const opened = await openAssignment(text);
  if (opened.state !== 'open') return opened;
  return { ...opened, kinds: await kindsOf(opened.assignment), Sheets };
}
