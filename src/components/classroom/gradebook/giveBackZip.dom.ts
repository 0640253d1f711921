import { strToU8, zipSync } from 'fflate';
import { saveBlob } from '../../ui/saveBlob.dom.ts';
import type { GradebookState } from './gradebook.svelte.ts';
import { feedbackNames, feedbackText } from './giveBack.ts';
import { counted, type PupilRow } from './rows.ts';
import { bookName } from './saveBook.dom.ts';

/**
 * Saves what each pupil of the table gets back, a file for each, in one zip file. `rows` gives what the table shows when all is
 * graded. Gives how many files there are. Rejects with a `WorkerProblem`.
 */
export async function saveFeedback(
  gradebook: GradebookState,
  rows: () => readonly PupilRow[],
): Promise<number> {
  await gradebook.settled();
  const all = counted(rows()).filter(({ marks }) => marks !== undefined);
  const names = feedbackNames(all);
  const files: [string, Uint8Array][] = [];
  for (const [at, row] of all.entries()) {
    const text = await feedbackText(gradebook, row);
    if (text !== undefined) files.push([names[at] ?? `${at}.json`, strToU8(text)]);
  }
  const zip = zipSync(Object.fromEntries(files));
  saveBlob(new Blob([zip], { type: 'application/zip' }), `${bookName(gradebook)}-feedback.zip`);
  return files.length;
}
