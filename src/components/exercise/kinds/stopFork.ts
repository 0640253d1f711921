import {
  forkStoppers,
  forksAhead,
  isForkTrap,
  stopFork,
  type MoveParams,
  type StopForkReason,
} from '../../../engine/index.ts';
import { stopForkWords as words } from '../../../i18n/en/exercises/stopFork.ts';
import { moveAnswer } from '../cellAnswer.ts';
import type { KindOnPage } from '../kindOnPage.ts';
import { eitherCell, moverOf } from '../nineFacts.ts';

/** "Stop a fork", as the page knows it. */
export const stopForkOnPage: KindOnPage<MoveParams, number, StopForkReason> = {
  ...moveAnswer,
  rules: stopFork,
  name: words.name,
  about: words.about,
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
