import { BOTH, O, X } from '../../../engine/index.ts';
import { bits } from '../../algorithms/win-check/view.ts';

/** "What does OR give for O, O, X?": with why each of the others is wrong. */
export function orOptions() {
  const right = O | O | X;
  return [X & O, X, O, BOTH].map((value) => ({
    text: bits(value),
    isRight: value === right,
    why: value === right ? '' : `${WHY[value] ?? ''}`,
  }));
}

const WHY: Readonly<Record<number, string>> = {
  [X & O]: 'OR gives that only for three empty cells.',
  [X]: 'That is the bit of X, but O is on the line as well.',
  [O]: 'That is the bit of O, but X is on the line as well.',
};
