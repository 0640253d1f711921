import {
  gamesByMove,
  gamesFrom,
  tutorialRequest,
  type GamesReason,
  type MoveParams,
} from '../../../engine/index.ts';
import { gamesFromMessages as messages } from '#language/exercises/games-from/messages';
import type { KindOnPage } from '../frame/kindOnPage.ts';
import { boardSpoken, moverOf, startPicture } from '../frame/smallFacts.ts';
import { readWhole } from '../frame/typedSmall.ts';
import GamesFrom from './Answer.svelte';

/** "Count the games from here", as the page knows it. */
export const gamesFromOnPage: KindOnPage<MoveParams, number, GamesReason> = {
  rules: gamesFrom,
  component: GamesFrom,
  messages,
  group: 'judge',
  lesson: 'count',
  fields: messages.fields,
  picture: startPicture,
  question: ({ setup }) => messages.question(moverOf(setup)),
  spoken: ({ setup }) => boardSpoken(setup),
  isSpokenByAnswer: true,
  hints({ setup }) {
    const parts = gamesByMove(setup);
    const [first] = parts;
    return [
      messages.hints.each,
      messages.hints.orders(parts.length),
      ...(first ? [messages.hints.first(first)] : []),
    ];
  },
  solution: ({ setup }) => messages.solution(gamesByMove(setup)),
  reason: (reason) => messages.reason(reason),
  answerText: String,
  typed: {
    how: () => messages.typed,
    read(text) {
      const games = readWhole(text);
      return games !== undefined && games < 1000 ? games : undefined;
    },
  },
  search: ({ setup }) => tutorialRequest(setup),
};
