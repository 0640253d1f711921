import {
  fork,
  forksIn,
  threatsIn,
  type ForkReason,
  type MoveParams,
} from '../../../engine/index.ts';
import { forkMessages as messages } from '#language/exercises/fork/messages';
import { moveAnswer } from '../frame/cellPage.ts';
import { islandOf } from '../frame/island.ts';
import type { KindOnPage } from '../frame/kindOnPage.ts';
import { eitherCell, moverOf } from '../frame/smallFacts.ts';

/** "Make a fork", as the page knows it. */
export const forkOnPage: KindOnPage<MoveParams, number, ForkReason> = {
  ...moveAnswer,
  rules: fork,
  messages,
  group: 'moves',
  lesson: 'folk',
  question: ({ setup }) => messages.question(moverOf(setup)),
  hints: ({ setup }) => [
    messages.hints.cross(moverOf(setup)),
    ...(threatsIn(setup).length > 0 ? [messages.hints.block(moverOf(setup))] : []),
    ...eitherCell(setup, forksIn(setup)),
  ],
  solution: ({ setup }) => messages.solution(forksIn(setup), moverOf(setup)),
  reason: (reason, { setup }) => messages.reason(reason, moverOf(setup)),
};

export default islandOf(forkOnPage);
