import {
  forkStoppers,
  forksAhead,
  isForkTrap,
  stopFork,
  type MoveParams,
  type StopForkReason,
} from '../../../engine/index.ts';
import { stopForkMessages as words } from '#language/exercises/stop-fork/messages';
import { moveAnswer } from '../frame/cellPage.ts';
import type { KindOnPage } from '../frame/kindOnPage.ts';
import { eitherCell, moverOf } from '../frame/nineFacts.ts';

/** "Stop a fork", as the page knows it. */
export const stopForkOnPage: KindOnPage<MoveParams, number, StopForkReason> = {
  ...moveAnswer,
  rules: stopFork,
  messages: words,
  group: 'moves',
  lesson: 'folk',
  fields: words.fields,
  question: ({ setup }) => words.question(moverOf(setup)),
  hints({ setup }) {
    const mover = moverOf(setup);
    return [
      words.hints.cross(mover),
      words.hints.ways(mover),
      ...(isForkTrap(setup) ? [words.hints.forced(mover)] : []),
      ...eitherCell(setup, forkStoppers(setup)),
    ];
  },
  solution: ({ setup }) => words.solution(forksAhead(setup), forkStoppers(setup), moverOf(setup)),
  reason: (reason, { setup }) => words.reason(reason, moverOf(setup)),
};
