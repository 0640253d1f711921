import {
  forkStoppers,
  forksAhead,
  isForkTrap,
  stopFork,
  threatsIn,
} from '../../../engine/index.ts';
import { stopForkMessages as messages } from '#language/exercises/stop-fork/messages';
import { moveAnswer } from '../frame/cellPage.ts';
import { islandOf } from '../frame/islandPage.ts';
import { eitherCell, moverOf } from '../frame/smallFacts.ts';

export default islandOf<'stop-fork'>({
  ...moveAnswer,
  rules: stopFork,
  messages,
  group: 'moves',
  lesson: 'folk',
  question: ({ setup }) => messages.question(moverOf(setup), threatsIn(setup).length > 0),
  hints({ setup }) {
    const mover = moverOf(setup);
    return [
      messages.hints.cross(mover),
      messages.hints.ways(mover),
      ...(isForkTrap(setup) ? [messages.hints.forced(mover)] : []),
      ...eitherCell(setup, forkStoppers(setup)),
    ];
  },
  solution: ({ setup }) =>
    messages.solution(forksAhead(setup), forkStoppers(setup), moverOf(setup)),
  reason: (reason, { setup }) => messages.reason(reason, moverOf(setup)),
  early: (reason, { setup }) =>
    reason.code === 'leaves-fork'
      ? messages.early(reason.cell, moverOf(setup))
      : messages.reason(reason, moverOf(setup)),
});
