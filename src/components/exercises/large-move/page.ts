import {
  heaviestOn,
  largeMove,
  markName,
  type LargeMoveReason,
  type Point,
  type SheetParams,
} from '../../../engine/index.ts';
import { largeMoveMessages as words } from '#language/exercises/large-move/messages';
import { sheetAnswer } from '../frame/largeCellPage.ts';
import { columnHint, noMoveSaid, sheetName } from '../frame/sheetNames.ts';
import type { KindOnPage } from '../frame/kindOnPage.ts';

/** "Predict the weighing bot", as the page knows it. */
export const largeMoveOnPage: KindOnPage<SheetParams, Point, LargeMoveReason> = {
  ...sheetAnswer,
  rules: largeMove,
  messages: words,
  group: 'lines',
  lesson: 'weight',
  fields: words.fields,
  question: ({ toMove }) => words.question(markName(toMove)),
  hints: (params) => [
    words.hints.both(markName(params.toMove)),
    words.hints.most(heaviestOn(params).weight),
    columnHint(params, largeMove.key(params)),
  ],
  solution(params) {
    const { cells, weight } = heaviestOn(params);
    return words.solution(
      cells.map((cell) => sheetName(params.sheet, cell)),
      weight,
    );
  },
  reason: (reason, params) =>
    reason.code === 'lighter'
      ? words.lighter(sheetName(params.sheet, reason.cell), reason.weight, reason.most)
      : noMoveSaid(reason, params),
};
