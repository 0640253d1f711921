import { percent } from '#language/ui/language/grammar';
import { cornerGuess, teacherGuess as messages } from '#language/lessons/learning/teacherGuess';
import { lovers } from './firstBox.ts';
import { SEEDS, menaceSchooling, schooling, type TeacherName } from './runs.ts';

/** Who might make the best pupil, to choose from. */
const ASKED = ['random', 'minimax', 'itself'] as const satisfies readonly TeacherName[];

const lostToRandom = (teacher: TeacherName) =>
  schooling(menaceSchooling(), teacher).loss.random.median;

/** The teachers as answers: right is the one whose pupils lose least to random. */
export function teacherOptions() {
  const least = Math.min(...ASKED.map(lostToRandom));
  return ASKED.map((teacher) => ({
    text: messages.teachers[teacher],
    isRight: lostToRandom(teacher) === least,
    why: messages.loses(percent(lostToRandom(teacher))),
  }));
}

/** In how many of the shelves the corner has the most beads. */
export const cornerOptions = () => [
  { text: '0', isRight: false, why: cornerGuess.none },
  { text: String(lovers('corner')), isRight: true },
  { text: String(SEEDS), isRight: false, why: cornerGuess.all },
];
