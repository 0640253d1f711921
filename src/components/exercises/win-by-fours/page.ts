import {
  boardOfSheet,
  fourCells,
  foursNeeded,
  markName,
  winByFoursKind,
  winningLine,
  type Point,
  type SheetParams,
  type WinByFoursReason,
} from '../../../engine/index.ts';
import { winByFoursMessages as messages } from '#language/exercises/win-by-fours/messages';
import { sheetAnswer } from '../frame/largeCellPage.ts';
import { columnHint, noMoveSaid, sheetName } from '../frame/largeNames.ts';
import type { Sentence } from '../../ui/types.ts';
import { islandOf } from '../frame/islandPage.ts';

function reason(each: WinByFoursReason, params: SheetParams): Sentence {
  const [mark, cell] = [markName(params.toMove), sheetName(params.sheet, each.cell)];
  switch (each.code) {
    case 'no-four':
      return messages['no-four'](mark, cell);
    case 'lets-five':
      return messages['lets-five'](mark, cell, sheetName(params.sheet, each.five));
    case 'answered':
      return messages.answered(mark, cell, sheetName(params.sheet, each.reply));
    case 'cell-taken':
    case 'no-cell':
      return noMoveSaid(each, params);
  }
}

function early(each: WinByFoursReason, params: SheetParams): Sentence {
  const [mark, cell] = [markName(params.toMove), sheetName(params.sheet, each.cell)];
  if (each.code === 'lets-five') return messages.early.five(mark, cell);
  return each.code === 'answered' ? messages.early.answered(mark, cell) : reason(each, params);
}

export default islandOf<'win-by-fours'>({
  ...sheetAnswer,
  rules: winByFoursKind,
  messages,
  group: 'lines',
  lesson: 'threats',
  question: (params) => messages.question(markName(params.toMove), foursNeeded(params)),
  hints(params) {
    const board = boardOfSheet(params.sheet);
    const fours = fourCells(board, params.toMove).length;
    return [
      messages.hints.count(markName(params.toMove), fours),
      ...(foursNeeded(params) === 1 ? [] : [messages.hints.last()]),
      columnHint(params, winByFoursKind.key(params)),
    ];
  },
  solution(params) {
    const name = (cell: Point) => sheetName(params.sheet, cell);
    const right = winByFoursKind.allRight?.(params) ?? [];
    const line = winningLine(params);
    return messages.solution(markName(params.toMove), right.map(name), line.map(name));
  },
  reason,
  early,
});
