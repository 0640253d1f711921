import { breakMessages as messages } from '#language/lessons/breakpoints/lesson';
import { readRow } from '../parts/raggedFacts.ts';

/** `[1 : 2]` on the tried cell, a gap, and `[2 : 1]`: whether it breaks is the engine's to say. */
const ROW = '...x.XXO';

export function joinOptions() {
  const { attacks, breaks } = readRow(ROW);
  const named = attacks.map(({ power, potential }) => `${power}:${potential}`).join(' ');
  if (named !== '1:2 2:1') throw new Error(`The line of the question has ${named}.`);
  return [
    { text: messages.join.yes, isRight: breaks !== undefined, why: messages.join.whyNot },
    { text: messages.join.no, isRight: breaks === undefined, why: '' },
  ];
}
