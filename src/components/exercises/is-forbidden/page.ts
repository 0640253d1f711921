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
    const facts = forbiddenFacts(params);
    const all = [...new Set([...facts.long, ...facts.fours, ...facts.threes])].sort(
      (a, b) => a - b,
    );
    // Of a five nobody has asked what else it makes.
    const last = facts.isFive ? messages.where(facts) : messages.hints.look(all);
    return [messages.hints.order, messages.hints.threes, last];
  },
  solution: (params) => messages.why(sheetName(params.sheet, params.cell), forbiddenFacts(params)),
  reason: (reason) => messages.reason(reason),
  answerText: messages.answerText,
});
