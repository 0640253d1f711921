import {
  DIRECTIONS,
  X,
  accountOf,
  cellWeightKind,
  heaviestLine,
  markName,
  type CellWeightAnswer,
  type CellWeightParams,
  type CellWeightReason,
} from '../../../engine/index.ts';
import { cellWeightMessages as messages } from '#language/exercises/cell-weight/messages';
import { squareName, squarePicture, squareSpoken } from '../frame/squareNames.ts';
import { readWeight } from './weightText.ts';
import type { KindOnPage } from '../frame/kindOnPage.ts';
import CellWeight from './Answer.svelte';

function marksOf(params: CellWeightParams) {
  return accountOf(params).marks.map((account) => {
    const weights = account.lines.map(({ weight }) => weight);
    const heaviest = heaviestLine(account);
    const { attacks = [], weight = 0 } = account.lines[heaviest] ?? {};
    const angle = DIRECTIONS[heaviest]?.angle ?? 0;
    return { account, mark: markName(account.mark), weights, angle, attacks, weight };
  });
}

/** "300.5 0.7": for X, then for O; with a decimal comma too. */
function read(text: string): CellWeightAnswer | undefined {
  const [x, o, ...more] = text
    .trim()
    .split(/[\s;]+/)
    .map(readWeight);
  return x === undefined || o === undefined || more.length > 0 ? undefined : { x, o };
}

/** An example that is not the answer. */
function example(params: CellWeightParams): string {
  const texts = ['12.5 0.75', '0.75 12.5'];
  return texts.find((text) => cellWeightKind.grade(params, read(text) ?? NOTHING).points < 1) ?? '';
}
const NOTHING: CellWeightAnswer = { x: 0, o: 0 };

/** "What does a cell weigh?", as the page knows it. */
export const cellWeightOnPage: KindOnPage<CellWeightParams, CellWeightAnswer, CellWeightReason> = {
  rules: cellWeightKind,
  component: CellWeight,
  messages,
  group: 'lines',
  lesson: 'weight',
  fields: messages.fields,
  picture: (params) => squarePicture(params, [params.cell]),
  question: ({ toMove, cell }) => messages.question(markName(toMove), squareName(cell)),
  spoken: ({ cells }) => `${squareSpoken(cells)} ${messages.spoken}`,
  isSpokenByAnswer: true,
  hints: (params) => [
    messages.hints.table,
    ...marksOf(params).flatMap(({ account, mark, angle, attacks, weight }) => [
      messages.hints.greatest(mark, angle, attacks, weight),
      messages.hints.bonus(mark, account.finish, account.doubleThreat),
    ]),
  ],
  solution: (params, { x, o }) =>
    messages.solution(
      marksOf(params).map(({ account, mark, weights }) => ({
        mark,
        hundredths: account.mark === X ? x : o,
        lines: weights,
        finish: account.finish,
        doubleThreat: account.doubleThreat,
      })),
      // Not the sum of the two rounded numbers.
      Math.round(accountOf(params).weight * 100),
    ),
  reason({ code, mark, line }, params) {
    const { lines } = accountOf(params).marks[mark === X ? 0 : 1];
    const angle = DIRECTIONS[line]?.angle ?? 0;
    return messages[code](
      markName(mark),
      angle,
      lines[line]?.attacks ?? [],
      lines[line]?.weight ?? 0,
    );
  },
  answerText: ({ x, o }) => messages.answerText(x, o),
  steps: ({ x, o }) => [
    { name: 'X', value: messages.weight(x) },
    { name: 'O', value: messages.weight(o) },
  ],
  isTyped: true,
  typed: { how: (params) => messages.how(example(params)), read },
};
