import {
  fork,
  forksIn,
  threatsIn,
  type ForkReason,
  type MoveParams,
} from '../../../engine/index.ts';
import { forkMessages as words } from '#language/exercises/fork/messages';
import { moveAnswer } from '../frame/cellPage.ts';
import type { KindOnPage } from '../frame/kindOnPage.ts';
import { eitherCell, moverOf } from '../frame/nineFacts.ts';

/** "Make a fork", as the page knows it. */
export const forkOnPage: KindOnPage<MoveParams, number, ForkReason> = {
  ...moveAnswer,
  rules: fork,
  messages: words,
  group: 'moves',
  lesson: 'folk',
  fields: words.fields,
  question: ({ setup }) => words.question(moverOf(setup)),
  hints: ({ setup }) => [
    words.hints.cross(moverOf(setup)),
    ...(threatsIn(setup).length > 0 ? [words.hints.block(moverOf(setup))] : []),
    ...eitherCell(setup, forksIn(setup)),
  ],
  solution: ({ setup }) => words.solution(forksIn(setup), moverOf(setup)),
  reason: (reason, { setup }) => words.reason(reason, moverOf(setup)),
};
