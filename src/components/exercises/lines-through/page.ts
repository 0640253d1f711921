import { linesOnCell, linesThroughKind, type ParamsOf } from '../../../engine/index.ts';
import {
  linesThroughMessages as messages,
  type LinesByWay,
} from '#language/exercises/lines-through/messages';
import { FAMILIES, familyOf } from '../../cube/space.ts';
import AskedBoardAnswer from '../frame/AskedBoardAnswer.svelte';
import { boardRows, cellInWords } from '#language/ui/board/boards';
import { askedView } from '../../ui/board/setupView.ts';
import { islandOf } from '../frame/islandPage.ts';
import { countedField } from '../frame/typedNumbers.ts';

type Params = ParamsOf<'lines-through'>;

function byWay({ variant, cell }: Params): LinesByWay {
  const families = linesOnCell(variant, cell).map((line) => familyOf(line, variant));
  const [straight = 0, slanting = 0, through = 0] = FAMILIES.map(
    (family) => families.filter((each) => each === family).length,
  );
  return [straight, slanting, through];
}

const isCube = ({ variant }: Params) => variant.geometry.layers > 1;

export default islandOf<'lines-through'>({
  rules: linesThroughKind,
  component: AskedBoardAnswer,
  field: countedField(messages.number),
  messages,
  group: 'judge',
  lesson: 'dimensions',
  question: ({ variant, cell }) => messages.question(variant, cellInWords(variant, cell)),
  spoken: (params) => boardRows(askedView(params)).join(' '),
  isSpokenByAnswer: true,
  hints: (params) => [
    isCube(params) ? messages.hints.cube : messages.hints.flat,
    messages.hints.room(params.variant.winLength),
    messages.hints.straight(byWay(params)[0]),
  ],
  solution: (params) => messages.solution(byWay(params)),
  reason: (reason, { variant }) => messages.reason(reason, variant.winLength),
  picture: (board) => ({ shape: 'board', view: askedView(board) }),
  answerText: (lines) => messages.answerText(lines),
});
