import { paramsProblem } from '#language/exercises/frame/problems';
import type { WorkbenchMessages } from '#language/classroom/workshop/messages';
import type { TaskProblem } from './draft.ts';

/** Why a task cannot be asked. */
export function problemSentence(problem: TaskProblem, words: WorkbenchMessages): string {
  if (problem.code === 'bad-part') return paramsProblem(problem.why);
  if (problem.code === 'unknown-kind') return words.edit.unknown;
  return words.edit.textTooLong(problem.length, problem.limit);
}
