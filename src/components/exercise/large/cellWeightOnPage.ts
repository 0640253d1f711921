import {
  DIRECTIONS,
  X,
  accountOf,
  markName,
  type CellWeightAnswer,
  type CellWeightParams,
  type CellWeightReason,
} from '../../../engine/index.ts';
import { cellWeightWords as words } from '../../../i18n/en/exercises/cellWeight.ts';
import { squareName, squaresOf } from './squareNames.ts';

/** What "what does this cell weigh?" says, from the facts of the engine. */
export const cellWeightOnPage = {
  question: ({ toMove, cell }: CellWeightParams) =>
    words.question(markName(toMove), squareName(cell)),
  spoken: ({ cells }: CellWeightParams) =>
    words.spoken(squaresOf(cells, 'X'), squaresOf(cells, 'O')),
  solution: (params: CellWeightParams, { x, o }: CellWeightAnswer) =>
    words.solution(
      accountOf(params).marks.map((account) => ({
        mark: markName(account.mark),
        hundredths: account.mark === X ? x : o,
        lines: account.lines.map(({ weight }) => weight),
        finish: account.finish,
        doubleThreat: account.doubleThreat,
      })),
      // Not the sum of the two rounded numbers.
      Math.round(accountOf(params).weight * 100),
    ),
  reason: ({ code, mark, line }: CellWeightReason, params: CellWeightParams) => {
    const { lines } = accountOf(params).marks[mark === X ? 0 : 1];
    const angle = DIRECTIONS[line]?.angle ?? 0;
    return words[code](markName(mark), angle, lines[line]?.attacks ?? [], lines[line]?.weight ?? 0);
  },
};
