import { breakpointsAt, doubleThreat, markName, squarePoint } from '../../../engine/index.ts';
import { doubleThreatMessages as messages } from '#language/exercises/double-threat/messages';
import { columnName } from '../../ui/large-board/cellName.ts';
import {
  squareMark,
  squareName,
  squarePicture,
  squareSpoken,
  cellsText,
} from '../frame/largeNames.ts';
import { islandOf } from '../frame/islandPage.ts';
import Answer from './Answer.svelte';

export default islandOf<'double-threat'>({
  rules: doubleThreat,
  component: Answer,
  messages,
  group: 'lines',
  lesson: 'breakpoints',
  picture: (params, [right = []]) => squarePicture(params, right),
  question: ({ mark }) => messages.question(markName(mark)),
  spoken: ({ cells }) => squareSpoken(cells),
  isSpokenByAnswer: true,
  hints(params) {
    const key = doubleThreat.key(params);
    const first = key.slice(0, 1).map((cell) => columnName(squarePoint(cell).x));
    return [
      messages.hints.cross(markName(params.mark)),
      messages.hints.count(key.length),
      ...first.map(messages.hints.near),
    ];
  },
  solution: (params, key) =>
    messages.solution(
      markName(params.mark),
      key.map((cell) => ({ name: squareName(cell), lines: breakpointsAt(params, cell) })),
    ),
  reason({ code, cell, breakpoints, count }, { cells, mark }) {
    if (code === 'missed') return messages.missed(count);
    if (code === 'taken') return messages.taken(squareName(cell), squareMark(cells, cell) ?? 'X');
    return messages['no-double'](squareName(cell), breakpoints, markName(mark));
  },
  answerText: cellsText,
});
