import { copyText } from '../../platform/copyText.dom.ts';
import { assignmentReading, makeAssignment } from '../../../engine/index.ts';
import { finishInSlices } from '../../platform/waiting.ts';
import { doLink, linkFit } from '../handOut.ts';
import { assignmentOf, withoutQuestion } from './draft.ts';
import { packToSend } from '../packing.ts';
import type { Workbench } from './workbench.svelte.ts';

/**
 * Copies the link of an assignment that has no problems, and remembers that it was handed out. False where something
 * has to be said first, or the browser does not let it be copied: the ways out say it.
 */
export async function copyLink(bench: Workbench, base: string): Promise<boolean> {
  const { draft } = bench;
  const { assignment, left } = assignmentOf(draft);
  if (assignment.tasks.length === 0 || left.length + withoutQuestion(draft).length > 0)
    return false;
  const text = makeAssignment(assignment);
  const code = await outCode(text).catch(() => undefined);
  if (code === undefined) return false;
  const link = doLink(new URL(base, location.href).href, code);
  if (linkFit(link) === 'too-long' || !(await copyText(link))) return false;
  await bench.handOut(text);
  return true;
}

/** The code of an assignment, as `makeAssignment` writes it; `undefined` if nobody could open it. */
export async function outCode(text: string): Promise<string | undefined> {
  const read = await finishInSlices(assignmentReading(text));
  return read.ok ? packToSend(text) : undefined;
}
