import { assignmentReading } from '../../../engine/index.ts';
import { finishInSlices } from '../../platform/slices.ts';
import { packToSend } from '../packing.ts';

/** The code of an assignment, as `makeAssignment` writes it; `undefined` if nobody could open it. */
export async function outCode(text: string): Promise<string | undefined> {
  const read = await finishInSlices(assignmentReading(text));
  return read.ok ? packToSend(text) : undefined;
}
