import {
  heaviestOn,
  largeMove,
  markName,
  type LargeMoveReason,
  type Point,
  type SheetParams,
} from '../../../engine/index.ts';
import { largeMoveMessages as messages } from '#language/exercises/large-move/messages';
import { sheetAnswer } from '../frame/largeCellPage.ts';
import { columnHint, noMoveSaid, sheetName } from '../frame/sheetNames.ts';
import type { KindOnPage } from '../frame/kindOnPage.ts';
import LargeMove from './Answer.svelte';

/** "Predict the weighing bot", as the page knows it. */
export const largeMoveOnPage: KindOnPage<SheetParams, Point, LargeMoveReason> = {
  ...sheetAnswer,
  rules: largeMove,
  component: LargeMove,
  messages,
  group: 'lines',
  lesson: 'weight',
  fields: messages.fields,
  question: ({ toMove }) => messages.question(markName(toMove)),
  hints: (params) => [
    messages.hints.both(markName(params.toMove)),
    messages.hints.most(heaviestOn(params).weight),
    columnHint(params, largeMove.key(params)),
  ],
  solution(params) {
    const { cells, weight } = heaviestOn(params);
    return messages.solution(
      cells.map((cell) => sheetName(params.sheet, cell)),
      weight,
    );
  },
  reason: (reason, params) =>
    reason.code === 'lighter'
      ? messages.lighter(sheetName(params.sheet, reason.cell), reason.weight, reason.most)
      : noMoveSaid(reason, params),
};
