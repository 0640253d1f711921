import { paramsProblem } from '#language/exercises/frame/problems';
import type { WorkbenchMessages } from '#language/classroom/workshop/messages';
import type { TaskProblem } from './draft.ts';

/** Why a task cannot be asked. */
export function problemSentence(problem: TaskProblem, messages: WorkbenchMessages): string {
  if (problem.code === 'bad-part') return paramsProblem(problem.why);
  if (problem.code === 'unknown-kind') return messages.edit.unknown;
  return messages.edit.textTooLong(problem.length - problem.limit, problem.limit);
}
