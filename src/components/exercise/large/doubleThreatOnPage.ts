import {
  breakpointsAt,
  markName,
  type DoubleThreatParams,
  type DoubleThreatReason,
} from '../../../engine/index.ts';
import { doubleThreatWords as words } from '../../../i18n/en/exercises/doubleThreat.ts';
import { squareMark, squareName, squaresOf } from './squareNames.ts';

/** What "where are two breakpoints at once?" says, from the facts of the engine. */
export const doubleThreatOnPage = {
  question: ({ mark }: DoubleThreatParams) => words.question(markName(mark)),
  spoken: ({ cells }: DoubleThreatParams) =>
    words.spoken(squaresOf(cells, 'X'), squaresOf(cells, 'O')),
  solution: (params: DoubleThreatParams, key: readonly number[]) =>
    words.solution(
      markName(params.mark),
      key.map((cell) => ({ name: squareName(cell), lines: breakpointsAt(params, cell) })),
    ),
  reason: (
    { code, cell, breakpoints, count }: DoubleThreatReason,
    { cells, mark }: DoubleThreatParams,
  ) => {
    if (code === 'missed') return words.missed(count);
    if (code === 'taken') return words.taken(squareName(cell), squareMark(cells, cell) ?? 'X');
    return words['no-double'](squareName(cell), breakpoints, markName(mark));
  },
};
