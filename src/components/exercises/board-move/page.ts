import { boardMove, markName, movesOnBoard, type ParamsOf } from '../../../engine/index.ts';
import { boardMoveMessages as messages } from '#language/exercises/board-move/messages';
import { boardRows, cellInWords } from '#language/ui/board/boards';
import { askedView } from '../../ui/board/setupView.ts';
import CellChoice from '../frame/CellChoice.svelte';
import { islandOf } from '../frame/islandPage.ts';

type Params = ParamsOf<'board-move'>;

const moverOf = ({ board }: Params) => markName(board.setup.toMove);
const nameOf =
  ({ board }: Params) =>
  (cell: number) =>
    cellInWords(board.variant, cell);
const asked = ({ board: { variant, setup } }: Params) => ({ variant, cells: setup.cells });

export default islandOf<'board-move'>({
  rules: boardMove,
  isTap: true,
  component: CellChoice,
  messages,
  group: 'moves',
  lesson: 'how-large',
  question: (params) => messages.question(params.board.variant, moverOf(params)),
  spoken: (params) => boardRows(askedView(asked(params))).join(' '),
  hints(params) {
    const { playable = [], right = [], score = 0 } = movesOnBoard(params.board) ?? {};
    const wrong = playable.find((cell) => !right.includes(cell));
    const either = [right[0], wrong].filter((cell) => cell !== undefined).sort((a, b) => a - b);
    return [
      params.board.variant.misere ? messages.hints.avoid : messages.hints.threats(moverOf(params)),
      messages.hints.worth(score, moverOf(params)),
      ...(either.length === 2 ? [messages.hints.either(either.map(nameOf(params)))] : []),
    ];
  },
  solution(params) {
    const { right = [], score = 0 } = movesOnBoard(params.board) ?? {};
    return messages.solution(right.map(nameOf(params)), score, moverOf(params));
  },
  reason: (reason, params) => messages.reason(reason, nameOf(params), moverOf(params)),
  early: (reason, params) => messages.reason(reason, nameOf(params), moverOf(params), true),
  picture: (params, right) => ({
    shape: 'board',
    view: askedView({ ...asked(params), ghost: { on: right, mark: moverOf(params) } }),
  }),
  answerText: (cell, params) => nameOf(params)(cell),
});
