import {
  ARTICLE_RULES,
  DIRECTIONS,
  X,
  accountOf,
  cellWeightKind,
  heaviestLine,
  markName,
  type CellWeightParams,
} from '../../../engine/index.ts';
import { cellWeightMessages as messages } from '#language/exercises/cell-weight/messages';
import { lineRules } from '#language/exercises/frame/lineRules';
import { askedSpoken, sheetName, sheetPicture } from '../frame/largeNames.ts';
import { islandOf } from '../frame/islandPage.ts';
import { dividerExample } from '../frame/lineRules.ts';
import Answer from './Answer.svelte';

function marksOf(params: CellWeightParams) {
  return accountOf(params).marks.map((account) => {
    const weights = account.lines.map(({ weight }) => weight);
    const heaviest = heaviestLine(account);
    const { attacks = [], weight = 0 } = account.lines[heaviest] ?? {};
    const angle = DIRECTIONS[heaviest]?.angle ?? 0;
    return { account, mark: markName(account.mark), weights, angle, attacks, weight };
  });
}

const { weights, finish, doubleThreat } = ARTICLE_RULES;
const table = lineRules.weights;

export default islandOf<'cell-weight'>({
  rules: cellWeightKind,
  component: Answer,
  reference: () => ({
    ...table,
    rows: weights.map((values, at) => [
      at + 1 < weights.length ? String(at + 1) : table.andMore(at + 1),
      ...values.map(table.weight),
    ]),
    notes: [
      table.divided(dividerExample()),
      table.finish(finish),
      table.doubleThreat(doubleThreat),
    ],
  }),
  messages,
  group: 'lines',
  lesson: 'weight',
  picture: (params) => sheetPicture(params, [params.cell]),
  question: ({ sheet, toMove, cell }) =>
    messages.question(markName(toMove), sheetName(sheet, cell)),
  spoken: askedSpoken,
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
});
