import { BOTH, DRAWN, O, X, fin, readSetup } from '../../../engine/index.ts';
import { lessonFin } from '#language/lessons/win-check/lesson';
import { bits } from '../../algorithms/win-check/view.ts';
import { tellsApart } from './contents.ts';
import { EARLY } from './figures.ts';

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

/** Whether the board with one cell to spare is drawn. */
export function overOptions() {
  const setup = readSetup(EARLY);
  if (!setup.ok) throw new Error(EARLY);
  const isDrawn = fin(setup.value.cells).result === DRAWN;
  const { yes, no, whyNot } = lessonFin.over;
  return [
    { text: yes, isRight: isDrawn },
    { text: no, isRight: !isDrawn, why: whyNot },
  ];
}

/** The smallest numbers that O could have, X being 1. */
export function numberOptions() {
  const tried = [2, 3, 4, 5];
  const least = tried.find((o) => tellsApart({ x: X, o }));
  const { tooSmall, notLeast } = lessonFin.numbers;
  return tried.map((o) => ({
    text: String(o),
    isRight: o === least,
    why: o === least ? '' : tellsApart({ x: X, o }) ? notLeast : tooSmall,
  }));
}
