import { saveBlob, saveText } from '../../ui/saveBlob.dom.ts';
import { bareName } from '../handOut.ts';
import { bookFormat } from './gradeStore.ts';
import type { GradebookState } from './gradebook.svelte.ts';
import { counted, type PupilRow } from './rows.ts';

/** The rows of the table that have points, as files have them. */
export const markedRows = (rows: readonly PupilRow[]) =>
  counted(rows).flatMap(({ label, name, marks }) => (marks ? [{ pupil: label, name, marks }] : []));

/** A name for a file of the assignment that is looked at; no ending. */
export const bookName = ({ assignment }: GradebookState) =>
  bareName(assignment?.title ?? '', 'noughtbook');

/** Saves the whole gradebook as a file. `rows` gives what the table shows when everything is graded. */
export async function saveBook(
  gradebook: GradebookState,
  rows: () => readonly PupilRow[],
): Promise<void> {
  await gradebook.settled();
  const { book } = gradebook;
  const [marks, name] = [markedRows(rows()), `${bookName(gradebook)}.gradebook.json`];
  // Without a worker it takes a moment longer, and is saved all the same.
  const file = await gradebook.reader.ask('file', { book, marks }).catch(() => undefined);
  if (file) saveBlob(file, name);
  else saveText(bookFormat.make(book, { marks }), name);
  gradebook.keeper.inFile = book;
}
