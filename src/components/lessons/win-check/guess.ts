import { BOTH, O, X } from '../../../engine/index.ts';
import { lessonFin } from '#language/lessons/win-check/lesson';
import { bits } from '../../algorithms/win-check/view.ts';

/** "What does OR give for O, O, X?": with why each of the others is wrong. */
export function orOptions() {
  const right = O | O | X;
  return [X & O, X, O, BOTH].map((value) => ({
    text: bits(value),
    isRight: value === right,
    why: value === right ? '' : (WHY[value] ?? ''),
  }));
}

const WHY: Readonly<Record<number, string>> = {
  [X & O]: lessonFin.whyNot.none,
  [X]: lessonFin.whyNot.x,
  [O]: lessonFin.whyNot.o,
};
