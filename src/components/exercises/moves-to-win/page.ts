import {
  WIN_LENGTHS,
  afterMove,
  hurriedLine,
  markName,
  movesToWin,
  sureWin,
  tutorialRequest,
  type MarkName,
  type MoveParams,
} from '../../../engine/index.ts';
import { movesToWinMessages as messages } from '#language/exercises/moves-to-win/messages';
import type { Placed } from '../../ui/board/moves.ts';
import { boardAnswer } from '../frame/boardPage.ts';
import { islandOf } from '../frame/islandPage.ts';
import { moverOf } from '../frame/smallFacts.ts';

function winnerOf({ setup }: MoveParams): MarkName {
  return markName(sureWin(setup)?.winner ?? setup.toMove);
}

function placed({ setup }: MoveParams): Placed[] {
  let at = setup;
  return hurriedLine(setup).map((cell) => {
    const mark = moverOf(at);
    at = afterMove(at, cell);
    return { mark, cell };
  });
}

export default islandOf<'moves-to-win'>({
  ...boardAnswer,
  rules: movesToWin,
  isTap: true,
  choice: { legend: messages.choose, answers: () => WIN_LENGTHS, format: String },
  messages,
  group: 'moves',
  lesson: 'depth',
  question: (params) => messages.question(moverOf(params.setup), winnerOf(params)),
  hints(params) {
    const [first] = placed(params);
    const winner = winnerOf(params);
    return [
      messages.hints.at(winner),
      messages.hints.last(winner, movesToWin.key(params) % 2 === 1),
      ...(first ? [messages.hints.first(first)] : []),
    ];
  },
  solution: (params) => messages.solution(placed(params)),
  reason: (reason, params) => messages.reason(reason, winnerOf(params)),
  answerText: (length) => messages.answerText(length),
  // A number was given, so the board of the question stays until the game is asked for.
  proof: ({ setup }) => ({ setup, moves: hurriedLine(setup), at: 0 }),
  search: ({ setup }) => ({
    ...tutorialRequest(setup),
    search: 'quickMinimax',
    computer: setup.toMove,
  }),
});
