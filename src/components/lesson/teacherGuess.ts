import { percent } from '../../i18n/en/grammar.ts';
import { teacherGuess as words } from '../../i18n/en/teacherGuess.ts';
import { menaceSchooling, schooling, type Teacher } from './learningRuns.ts';

/** Who might make the best pupil, to choose from. */
const ASKED = ['random', 'minimax', 'itself'] as const satisfies readonly Teacher[];

const lostToRandom = (teacher: Teacher) => schooling(menaceSchooling(), teacher).loss.random.median;

/** The teachers as answers: right is the one whose pupils lose least to random. */
export function teacherOptions() {
  const least = Math.min(...ASKED.map(lostToRandom));
  return ASKED.map((teacher) => ({
    text: words.teachers[teacher],
    isRight: lostToRandom(teacher) === least,
    why: words.loses(percent(lostToRandom(teacher))),
  }));
}
