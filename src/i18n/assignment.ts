import * as en from './en/assignment.ts';
import { languageOf, type ByLanguage } from './language.ts';

type AssignmentWords = Pick<typeof en, 'assignmentProblem' | 'workProblem' | 'packProblem'>;

const WORDS: ByLanguage<AssignmentWords> = { en };

/** What is said of a link, a code or a file that cannot be read. */
export function assignmentWords(lang?: string): AssignmentWords {
  return WORDS[languageOf(lang)];
}
