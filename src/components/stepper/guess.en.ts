import type { FactsByKind, Sentence } from '../ui/types.ts';
import { ink, inWords, otherMark, say } from '#language/ui/language/grammar';

/** "X could still complete three lines and O two lines, so the guess is " */
export function countedLines({ computer, openLines }: FactsByKind['horizon']): Sentence {
  const { computer: own = 0, rival = 0 } = openLines ?? {};
  return say`${ink(computer)} could still complete ${lines(own)} and ${ink(otherMark(computer))}
    ${lines(rival)}, so the guess is `;
}

const lines = (number: number) => `${inWords(number)} ${number === 1 ? 'line' : 'lines'}`;
