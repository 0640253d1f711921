import { paramsProblem } from '../../../i18n/en/exercises/problems.ts';
import type { WorkbenchWords } from '../../../i18n/workbench.ts';
import type { TaskProblem } from '../../state/assignment/draft.ts';

/** Why a task cannot be asked. */
export function problemSentence(problem: TaskProblem, words: WorkbenchWords): string {
  if (problem.code === 'bad-part') return paramsProblem(problem.why);
  if (problem.code === 'unknown-kind') return words.edit.unknown;
  return words.edit.textTooLong(problem.length, problem.limit);
}
