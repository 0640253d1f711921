import { linesOnCell, linesThroughKind, type ParamsOf } from '../../../engine/index.ts';
import {
  linesThroughMessages as messages,
  type LinesByWay,
} from '#language/exercises/lines-through/messages';
import BoardNumber from '../frame/BoardNumber.svelte';
import { boardInWords, cellOnBoard } from '../frame/boardFacts.ts';
import { islandOf } from '../frame/islandPage.ts';
import { countedField } from '../frame/typedNumbers.ts';

type Params = ParamsOf<'lines-through'>;

function byWay({ variant, cell }: Params): LinesByWay {
  const { columns, rows } = variant.geometry;
  const counts: [number, number, number] = [0, 0, 0];
  for (const [a = 0, b = 0] of linesOnCell(variant, cell)) {
    const changes = [columns, columns * rows, Infinity].reduce((sum, size, at) => {
      const unit = at === 0 ? 1 : at === 1 ? columns : columns * rows;
      const along = (of: number) => Math.floor((size === Infinity ? of : of % size) / unit);
      return sum + (along(a) === along(b) ? 0 : 1);
    }, 0);
    counts[changes - 1] = (counts[changes - 1] ?? 0) + 1;
  }
  return counts;
}

const isCube = ({ variant }: Params) => variant.geometry.layers > 1;

export default islandOf<'lines-through'>({
  rules: linesThroughKind,
  component: BoardNumber,
  field: countedField(messages.number),
  messages,
  group: 'judge',
  lesson: 'dimensions',
  question: ({ variant, cell }) => messages.question(variant, cellOnBoard(variant, cell)),
  spoken: (params) => boardInWords(params).join(' '),
  isSpokenByAnswer: true,
  hints: (params) => [
    isCube(params) ? messages.hints.cube : messages.hints.flat,
    messages.hints.room(params.variant.winLength),
    messages.hints.straight(byWay(params)[0]),
  ],
  solution: (params) => messages.solution(byWay(params)),
  reason: (reason, { variant }) => messages.reason(reason, variant.winLength),
  picture: (board) => ({ shape: 'board', board }),
  answerText: (lines) => messages.answerText(lines),
});
