import { fork, forksIn, threatsIn } from '../../../engine/index.ts';
import { forkMessages as messages } from '#language/exercises/fork/messages';
import { moveAnswer } from '../frame/cellPage.ts';
import { islandOf } from '../frame/islandPage.ts';
import { eitherCell, moverOf } from '../frame/smallFacts.ts';

export default islandOf<'fork'>({
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
});
