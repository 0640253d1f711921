import {
  boardOfSheet,
  forcedReply,
  lineByFours,
  markName,
  other,
  type ForcedReplyReason,
  type Point,
  type SheetParams,
} from '../../../engine/index.ts';
import { forcedReplyMessages as messages } from '#language/exercises/forced-reply/messages';
import { sheetAnswer } from '../frame/largeCellPage.ts';
import { columnHint, noMoveSaid, sheetName } from '../frame/largeNames.ts';
import type { Sentence } from '../../ui/types.ts';
import { islandOf } from '../frame/islandPage.ts';

function reason(each: ForcedReplyReason, params: SheetParams): Sentence {
  if (each.code !== 'lets-fours') return noMoveSaid(each, params);
  const [mark, cell] = [markName(params.toMove), sheetName(params.sheet, each.cell)];
  const begins = sheetName(params.sheet, each.begins);
  return each.fours === 0
    ? messages['lets-five'](mark, cell, begins)
    : messages['lets-fours'](mark, cell, begins, each.fours);
}

/** Of the other side. */
const winOf = ({ sheet, toMove }: SheetParams) => lineByFours(boardOfSheet(sheet), other(toMove));
const rightOf = (params: SheetParams) => forcedReply.allRight?.(params) ?? [];

export default islandOf<'forced-reply'>({
  ...sheetAnswer,
  rules: forcedReply,
  messages,
  group: 'lines',
  lesson: 'threats',
  question: (params) => messages.question(markName(params.toMove), winOf(params)?.length === 1),
  hints: (params) => [
    messages.hints.pass(markName(params.toMove)),
    messages.hints.count(rightOf(params).length),
    columnHint(params, forcedReply.key(params)),
  ],
  solution(params) {
    const name = (cell: Point) => sheetName(params.sheet, cell);
    const [begins] = winOf(params) ?? [];
    const right = rightOf(params).map(name);
    return messages.solution(markName(params.toMove), right, begins ? name(begins) : '');
  },
  reason,
  early(each, params) {
    if (each.code !== 'lets-fours') return reason(each, params);
    const say = each.fours === 0 ? messages['lets-five'] : messages.early;
    return say(markName(params.toMove), sheetName(params.sheet, each.cell));
  },
});
