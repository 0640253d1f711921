import { paramsProblem } from '#language/exercises/frame/problems';
import { remarksOf, type TaskQuestion } from '../../../engine/index.ts';
import type { WorkbenchMessages } from '#language/classroom/workshop/messages';
import type { AnyKindOnPage } from '../../exercises/registry.ts';
import type { TaskProblem } from './draft.ts';

/** What the engine remarks on a question, in sentences. */
export function remarkSentences(
  question: TaskQuestion,
  page: Pick<AnyKindOnPage, 'answerText'>,
  say: WorkbenchMessages['preview']['remarks'],
): readonly string[] {
  const found = remarksOf(question);
  const byPerson = found.filter(({ code }) => code === 'needs-person');
  // Where a person judges, the board is only looked at: what best play makes of it is beside the point.
  return (byPerson.length > 0 ? byPerson : found).map((remark) =>
    remark.code === 'ties'
      ? say.ties(remark.answers.map((answer) => page.answerText(answer, question.params)))
      : say.other(remark),
  );
}

/** Why a task cannot be asked. */
export function problemSentence(problem: TaskProblem, messages: WorkbenchMessages): string {
  if (problem.code === 'bad-part') return paramsProblem(problem.why);
  if (problem.code === 'unknown-kind') return messages.edit.unknown;
  return messages.edit.textTooLong(problem.length - problem.limit, problem.limit);
}
