import {
  DRAW,
  WIN,
  LOSS,
  bestLine,
  emptyCells,
  markName,
  returnValue,
  tutorialRequest,
  type CallParams,
} from '../../../engine/index.ts';
import { returnValueMessages as messages } from '#language/exercises/return-value/messages';
import { boardOfSetup } from '../../ui/board/setupView.ts';
import type { Sentence } from '../../ui/types.ts';
import { boardAnswer } from '../frame/boardPage.ts';
import { islandOf } from '../frame/islandPage.ts';
import { moverOf } from '../frame/smallFacts.ts';

const sidesOf = ({ setup, computer }: CallParams) => ({
  mover: moverOf(setup),
  computer: markName(computer),
});

function hints(params: CallParams): Sentence[] {
  const { setup } = params;
  const best = bestLine(setup).moves[0];
  if (best === undefined) {
    const { winner } = boardOfSetup(setup);
    return [messages.hints.over, winner ? messages.hints.line(winner) : messages.hints.full];
  }
  return [
    messages.hints.wants(sidesOf(params)),
    messages.hints.each(emptyCells(setup.cells).length, moverOf(setup)),
    messages.hints.best(best, moverOf(setup)),
  ];
}

export default islandOf<'return-value'>({
  ...boardAnswer,
  rules: returnValue,
  isTap: true,
  choice: { legend: messages.choose, answers: () => [WIN, DRAW, LOSS], format: messages.value },
  messages,
  group: 'machine',
  lesson: 'minimax',
  question: (params) => messages.question(sidesOf(params)),
  hints,
  solution: (params, key) =>
    messages.solution(bestLine(params.setup).moves[0], key, sidesOf(params)),
  reason: (reason, params) => messages.reason(reason, sidesOf(params)),
  early: (reason, params) => messages.early(reason, sidesOf(params)),
  answerText: (score) => messages.value(score),
  proof: ({ setup }) => ({ setup, moves: bestLine(setup).moves, at: 0 }),
  search: ({ setup, computer }) => ({ ...tutorialRequest(setup), computer }),
});
