import {
  forbiddenFacts,
  isForbiddenKind,
  squareBoard,
  squarePoint,
} from '../../../engine/index.ts';
import { isForbiddenMessages as messages } from '#language/exercises/is-forbidden/messages';
import { islandOf } from '../frame/islandPage.ts';
import { squareName, squareSpoken } from '../frame/largeNames.ts';
import Answer from './Answer.svelte';

export default islandOf<'is-forbidden'>({
  rules: isForbiddenKind,
  isTap: true,
  component: Answer,
  messages,
  group: 'lines',
  lesson: 'renju',
  picture: ({ cells, cell }) => ({
    shape: 'sheet',
    scene: { board: squareBoard(cells), chosen: squarePoint(cell) },
  }),
  question: ({ cell }) => messages.question(squareName(cell)),
  spoken: ({ cells }) => `${squareSpoken(cells)} ${messages.spoken}`,
  isSpokenByAnswer: true,
  hints(params) {
    const { long, fours, threes } = forbiddenFacts(params);
    const all = [...new Set([...long, ...fours, ...threes])].sort((a, b) => a - b);
    return [messages.hints.order, messages.hints.threes, messages.hints.look(all)];
  },
  solution: (params) => messages.why(squareName(params.cell), forbiddenFacts(params)),
  reason: (reason) => messages.reason(reason),
  answerText: messages.answerText,
});
