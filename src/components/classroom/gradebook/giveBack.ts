import type { TaskFeedback } from '../../../engine/index.ts';
import { fileName } from '../handOut.ts';
import type { GradebookState } from './gradebook.svelte.ts';
import { rounded } from './marks.ts';
import type { PupilRow } from './rows.ts';

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
      const file = fileName(number === 1 ? own : `${number} ${own}`, `pupil-${number}`);
      if (taken.has(file.toLowerCase())) continue;
      taken.add(file.toLowerCase());
      return file;
    }
  });
}
