import {
  gamesByMove,
  gamesFrom,
  tutorialRequest,
  type GamesReason,
  type MoveParams,
} from '../../../engine/index.ts';
import { gamesFromMessages as words } from '#language/exercises/games-from/messages';
import type { KindOnPage } from '../frame/kindOnPage.ts';
import { boardSpoken, moverOf, startPicture } from '../frame/nineFacts.ts';
import { readWhole } from '../frame/typedNine.ts';
import GamesFrom from './Answer.svelte';

/** "Count the games from here", as the page knows it. */
export const gamesFromOnPage: KindOnPage<MoveParams, number, GamesReason> = {
  rules: gamesFrom,
  component: GamesFrom,
  messages: words,
  group: 'judge',
  lesson: 'count',
  fields: words.fields,
  picture: startPicture,
  question: ({ setup }) => words.question(moverOf(setup)),
  spoken: ({ setup }) => boardSpoken(setup),
  isTold: true,
  hints({ setup }) {
    const parts = gamesByMove(setup);
    const [first] = parts;
    return [
      words.hints.each,
      words.hints.orders(parts.length),
      ...(first ? [words.hints.first(first)] : []),
    ];
  },
  solution: ({ setup }) => words.solution(gamesByMove(setup)),
  reason: (reason) => words.reason(reason),
  told: String,
  typed: {
    how: () => words.typed,
    read(text) {
      const games = readWhole(text);
      return games !== undefined && games < 1000 ? games : undefined;
    },
  },
  search: ({ setup }) => tutorialRequest(setup),
};
