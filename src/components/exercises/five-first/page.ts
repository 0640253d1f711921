import {
  fiveFirst,
  heaviestOn,
  markName,
  missedFive,
  type FiveFirstReason,
  type Point,
  type SheetParams,
} from '../../../engine/index.ts';
import {
  fiveFirstMessages as messages,
  type Missed,
} from '#language/exercises/five-first/messages';
import type { Sentence } from '../../ui/types.ts';
import type { KindOnPage } from '../frame/kindOnPage.ts';
import { sheetAnswer } from '../frame/largeCellPage.ts';
import { columnHint, noMoveSaid, sheetName } from '../frame/sheetNames.ts';
import FiveFirst from './Answer.svelte';

const fiveOf = (params: SheetParams) =>
  missedFive(params) ?? { cells: [], mark: params.toMove, weight: 0 };

function missedBy(params: SheetParams): Missed {
  const { cells, mark } = fiveOf(params);
  return {
    bot: markName(params.toMove),
    five: markName(mark),
    cells: cells.map((cell) => sheetName(params.sheet, cell)),
  };
}

function reason(each: FiveFirstReason, params: SheetParams): Sentence {
  const name = sheetName(params.sheet, each.cell);
  switch (each.code) {
    case 'is-five':
      return messages['is-five'](missedBy(params), name);
    case 'too-light':
      return messages['too-light'](name, each.weight, each.beatsFive);
    case 'cell-taken':
    case 'no-cell':
      return noMoveSaid(each, params);
  }
}

/** "Find the five-first mistake", as the page knows it. */
export const fiveFirstOnPage: KindOnPage<SheetParams, Point, FiveFirstReason> = {
  ...sheetAnswer,
  rules: fiveFirst,
  component: FiveFirst,
  messages,
  group: 'lines',
  lesson: 'weight',
  fields: messages.fields,
  question: (params) => messages.question(missedBy(params)),
  hints: (params) => [
    messages.hints.heap(missedBy(params)),
    messages.hints.weight(fiveOf(params).weight),
    columnHint(params, fiveFirst.key(params)),
  ],
  solution(params) {
    const { cells, weight } = heaviestOn(params);
    const names = cells.map((cell) => sheetName(params.sheet, cell));
    return messages.solution(names, weight, missedBy(params), fiveOf(params).weight);
  },
  reason,
};
