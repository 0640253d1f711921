import {
  heaviestOn,
  largeMove,
  markName,
  type LargeMoveReason,
  type Point,
  type SheetParams,
} from '../../../engine/index.ts';
import { largeMoveWords as words } from '../../../i18n/en/exercises/largeMove.ts';
import {
  columnHint,
  noMoveSaid,
  sheetName,
  sheetSpoken,
  toldCell,
  typedCell,
} from '../boards/sheetNames.ts';
import type { KindOnPage } from '../kindOnPage.ts';
import LargeMove from './LargeMove.svelte';

/** "Predict the weighing bot", as the page knows it. */
export const largeMoveOnPage: KindOnPage<SheetParams, Point, LargeMoveReason> = {
  rules: largeMove,
  component: LargeMove,
  name: words.name,
  about: words.about,
  fields: { ...words.fields, toMove: { ...words.fields.toMove, option: markName } },
  question: ({ toMove }) => words.question(markName(toMove)),
  spoken: sheetSpoken,
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
  told: toldCell,
  typed: typedCell,
};
