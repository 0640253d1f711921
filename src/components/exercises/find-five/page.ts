import {
  findFive,
  fivesOfBoth,
  markName,
  type FindFiveReason,
  type SheetParams,
} from '../../../engine/index.ts';
import { findFiveMessages as messages } from '#language/exercises/find-five/messages';
import { sheetAnswer } from '../frame/largeCellPage.ts';
import { columnHint, noMoveSaid, sheetName } from '../frame/largeNames.ts';
import type { Sentence } from '../../ui/types.ts';
import { islandOf } from '../frame/islandPage.ts';

function reason(each: FindFiveReason, params: SheetParams): Sentence {
  const [mark, cell] = [markName(params.toMove), sheetName(params.sheet, each.cell)];
  if (each.code === 'misses-win') return messages['misses-win'](mark, cell);
  if (each.code !== 'lets-win') return noMoveSaid(each, params);
  return messages['lets-win'](mark, cell, sheetName(params.sheet, each.five));
}

function early(each: FindFiveReason, params: SheetParams): Sentence {
  if (each.code !== 'lets-win') return reason(each, params);
  return messages.early(markName(params.toMove), sheetName(params.sheet, each.cell));
}

export default islandOf<'find-five'>({
  ...sheetAnswer,
  rules: findFive,
  messages,
  group: 'lines',
  lesson: 'five',
  question: ({ toMove }) => messages.question(markName(toMove)),
  hints(params) {
    const mark = markName(params.toMove);
    const canWin = fivesOfBoth(params).wins.length > 0;
    return [
      messages.hints.own(mark),
      canWin ? messages.hints.wins(mark) : messages.hints.stops(mark),
      columnHint(params, findFive.key(params)),
    ];
  },
  solution(params, key) {
    const wins = fivesOfBoth(params).wins.map((cell) => sheetName(params.sheet, cell));
    return messages.solution(markName(params.toMove), wins, sheetName(params.sheet, key));
  },
  reason,
  early,
});
