import type { TaskFeedback } from '../../../engine/index.ts';
import { saveBlob, saveText } from '../../ui/saveBlob.dom.ts';
import { bareName, fileName } from '../handOut.ts';
import { bookFormat } from './gradeStore.ts';
import type { GradebookState } from './gradebook.svelte.ts';
import { rounded } from './marks.ts';
import { pupilOf } from './results.ts';
import { counted, missingIn, type PupilRow } from './rows.ts';
import type { PupilMarks } from './table.ts';
import { calmText } from '../../ui/calmText.ts';

/**
 * The rows of the table for a spreadsheet, with those who have not handed in. Where there is a list of names, in its order, so that it can be
 * pasted beside that list.
 */
export function listedRows(
  { roster }: Pick<GradebookState, 'roster'>,
  rows: readonly PupilRow[],
): readonly PupilMarks[] {
  const all = counted(rows).filter(({ marks }) => marks !== undefined);
  const asListed = ({ label, name, marks, entry, isLate }: PupilRow): PupilMarks => ({
    pupil: label,
    name,
    marks,
    handedAt: entry.work.handedAt,
    isLate,
  });
  const missing = new Set(missingIn(roster, counted(rows)).map(({ number }) => number));
  const numbers = new Map(all.map((row) => [row, roster.find(pupilOf(row.entry))?.number]));
  /** Of nobody in the list, or it isn't known of whom. */
  const unplaced = all.filter((row) => numbers.get(row) === undefined);
  const perhaps = new Map(
    unplaced.flatMap(({ entry, label }) =>
      roster.candidates(pupilOf(entry)).map(({ number }) => [number, label]),
    ),
  );
  const inList = [...roster.names].flatMap(([number, name]): readonly PupilMarks[] =>
    missing.has(number)
      ? [
          {
            pupil: calmText(roster.written.get(number) ?? ''),
            name: calmText(name),
            perhaps: perhaps.get(number),
          },
        ]
      : all.filter((row) => numbers.get(row) === number).map(asListed),
  );
  return [...inList, ...unplaced.map(asListed)];
}

/** A name for a file of the assignment that is looked at; no ending. */
export const bookName = ({ assignment }: GradebookState) =>
  bareName(assignment?.title ?? '', 'noughtbook');

/** Saves the whole gradebook as a file. */
export async function saveBook(gradebook: GradebookState): Promise<void> {
  await gradebook.settledStore();
  const { book } = gradebook;
  const name = `${bookName(gradebook)}.gradebook.json`;
  // Without a worker it takes a moment longer, and is saved all the same.
  const file = await gradebook.reader.ask('file', book).catch(() => undefined);
  if (file) saveBlob(file, name);
  else saveText(bookFormat.make(book), name);
  gradebook.keeper.inFile = book;
}

/** The text of what a pupil gets back; `undefined` of a result that is not graded. Rejects with a `WorkerProblem`. */
export async function feedbackText(
  gradebook: Pick<GradebookState, 'reader' | 'textOf'>,
  { entry, marks }: Pick<PupilRow, 'entry' | 'marks'>,
): Promise<string | undefined> {
  const given = marks?.tasks.map((mark, at): Omit<TaskFeedback, 'answer'> => {
    const { state, points, most, tries, hints } = mark;
    return {
      tries,
      hints,
      most,
      // To round must not give more than there is.
      ...(state !== 'needs-person' && { points: Math.min(rounded(points), most) }),
      comment: entry.comments?.[at] || undefined,
      reason: entry.overruled?.[at]?.reason || undefined,
    };
  });
  if (!given) return undefined;
  const [assignment, work] = [gradebook.textOf(entry), entry.work.text];
  return gradebook.reader.ask('feedback', { assignment, work, given });
}

/** A file name for each pupil: none twice, not even on a system that does not tell large letters from small ones. */
export function feedbackNames(rows: readonly Pick<PupilRow, 'label' | 'name'>[]): string[] {
  const taken = new Set<string>();
  return rows.map(({ label, name }) => {
    for (let number = 1; ; number++) {
      const own = `${label} ${name}`.trim();
      const file = fileName(number === 1 ? own : `${own} ${number}`, `pupil-${number}`);
      if (taken.has(file.toLowerCase())) continue;
      taken.add(file.toLowerCase());
      return file;
    }
  });
}

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
  const files: [string, string][] = [];
  for (const [at, row] of all.entries()) {
    const text = await feedbackText(gradebook, row);
    if (text !== undefined) files.push([names[at] ?? `${at}.json`, text]);
  }
  // What packs it is wanted by nobody who gives nothing back.
  const { strToU8, zipSync } = await import('fflate');
  const zip = zipSync(Object.fromEntries(files.map(([name, text]) => [name, strToU8(text)])));
  saveBlob(new Blob([zip], { type: 'application/zip' }), `${bookName(gradebook)}-feedback.zip`);
  return files.length;
}
