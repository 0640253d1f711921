import { breakpointsAt, doubleThreat, markName } from '../../../engine/index.ts';
import { doubleThreatMessages as messages } from '#language/exercises/double-threat/messages';
import {
  cellsText,
  columnHint,
  sheetMark,
  sheetName,
  sheetPicture,
  sheetSpoken,
} from '../frame/largeNames.ts';
import { islandOf } from '../frame/islandPage.ts';
import Answer from './Answer.svelte';

export default islandOf<'double-threat'>({
  rules: doubleThreat,
  component: Answer,
  messages,
  group: 'lines',
  lesson: 'breakpoints',
  picture: (params, [right = []]) => sheetPicture(params, right),
  question: ({ mark }) => messages.question(markName(mark)),
  spoken: sheetSpoken,
  isSpokenByAnswer: true,
  hints(params) {
    const key = doubleThreat.key(params);
    return [
      messages.hints.cross(markName(params.mark)),
      messages.hints.count(key.length),
      ...key.slice(0, 1).map((cell) => columnHint(params, cell)),
    ];
  },
  solution: (params, key) =>
    messages.solution(
      markName(params.mark),
      key.map((cell) => ({
        name: sheetName(params.sheet, cell),
        lines: breakpointsAt(params, cell),
      })),
    ),
  reason({ code, cell, breakpoints, count }, { sheet, mark }) {
    if (code === 'missed') return messages.missed(count);
    const name = sheetName(sheet, cell);
    if (code === 'taken') return messages.taken(name, sheetMark(sheet, cell) ?? 'X');
    return messages['no-double'](name, breakpoints, markName(mark));
  },
  answerText: cellsText,
});
