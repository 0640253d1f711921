import { cellsOf, findWin, linesCompleted, threatsIn, winsIn } from '../../../engine/index.ts';
import { findWinMessages as messages } from '#language/exercises/find-win/messages';
import { moveAnswer } from '../frame/cellPage.ts';
import { islandOf } from '../frame/islandPage.ts';
import { eitherCell, moverOf } from '../frame/smallFacts.ts';

export default islandOf<'find-win'>({
  ...moveAnswer,
  rules: findWin,
  messages,
  group: 'moves',
  lesson: 'folk',
  question: ({ setup }) => messages.question(moverOf(setup)),
  hints: ({ setup }) => [
    messages.hints.pair(moverOf(setup)),
    ...(threatsIn(setup).length > 0 ? [messages.hints.first(moverOf(setup))] : []),
    ...eitherCell(setup, winsIn(setup)),
  ],
  solution: ({ setup }) =>
    messages.solution(
      winsIn(setup).map((cell) => ({
        cell,
        lines: linesCompleted(setup.cells, cell, setup.toMove).map(cellsOf),
      })),
    ),
  reason: (reason, { setup }) => messages.reason(reason, moverOf(setup)),
});
