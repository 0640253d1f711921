import { boardOfSheet, forbiddenFacts, isForbiddenKind } from '../../../engine/index.ts';
import { isForbiddenMessages as messages } from '#language/exercises/is-forbidden/messages';
import { islandOf } from '../frame/islandPage.ts';
import { askedSpoken, sheetName } from '../frame/largeNames.ts';
import Answer from './Answer.svelte';

export default islandOf<'is-forbidden'>({
  rules: isForbiddenKind,
  isTap: true,
  component: Answer,
  messages,
  group: 'lines',
  lesson: 'renju',
  picture: ({ sheet, cell }) => ({
    shape: 'sheet',
    scene: { board: boardOfSheet(sheet), chosen: cell },
  }),
  question: ({ sheet, cell }) => messages.question(sheetName(sheet, cell)),
  spoken: askedSpoken,
  isSpokenByAnswer: true,
  hints(params) {
    const { long, fours, threes } = forbiddenFacts(params);
    const all = [...new Set([...long, ...fours, ...threes])].sort((a, b) => a - b);
    return [messages.hints.order, messages.hints.threes, messages.hints.look(all)];
  },
  solution: (params) => messages.why(sheetName(params.sheet, params.cell), forbiddenFacts(params)),
  reason: (reason) => messages.reason(reason),
  answerText: messages.answerText,
});
