import {
  gamesByMove,
  gamesFrom,
  tutorialRequest,
  type GamesReason,
  type MoveParams,
} from '../../../engine/index.ts';
import { gamesFromMessages as messages } from '#language/exercises/games-from/messages';
import { boardAnswer } from '../frame/boardPage.ts';
import type { KindOnPage } from '../frame/kindOnPage.ts';
import { moverOf } from '../frame/smallFacts.ts';
import GamesFrom from './Answer.svelte';
import { readGames } from './readGames.ts';

/** "Count the games from here", as the page knows it. */
export const gamesFromOnPage: KindOnPage<MoveParams, number, GamesReason> = {
  ...boardAnswer,
  rules: gamesFrom,
  component: GamesFrom,
  messages,
  group: 'judge',
  lesson: 'count',
  fields: messages.fields,
  question: ({ setup }) => messages.question(moverOf(setup)),
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
  isTyped: true,
  typed: {
    how: () => messages.typed,
    read: readGames,
  },
  search: ({ setup }) => tutorialRequest(setup),
};
