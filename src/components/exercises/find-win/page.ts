import {
  cellsOf,
  findWin,
  linesCompleted,
  threatsIn,
  winsIn,
  type FindWinReason,
  type MoveParams,
} from '../../../engine/index.ts';
import { findWinMessages as words } from '#language/exercises/find-win/messages';
import { moveAnswer } from '../frame/cellPage.ts';
import type { KindOnPage } from '../frame/kindOnPage.ts';
import { eitherCell, moverOf } from '../frame/nineFacts.ts';

/** "Find the win", as the page knows it. */
export const findWinOnPage: KindOnPage<MoveParams, number, FindWinReason> = {
  ...moveAnswer,
  rules: findWin,
  messages: words,
  group: 'moves',
  lesson: 'folk',
  fields: words.fields,
  question: ({ setup }) => words.question(moverOf(setup)),
  hints: ({ setup }) => [
    words.hints.pair(moverOf(setup)),
    ...(threatsIn(setup).length > 0 ? [words.hints.first(moverOf(setup))] : []),
    ...eitherCell(setup, winsIn(setup)),
  ],
  solution: ({ setup }) =>
    words.solution(
      winsIn(setup).map((cell) => ({
        cell,
        lines: linesCompleted(setup.cells, cell, setup.toMove).map(cellsOf),
      })),
    ),
  reason: (reason, { setup }) => words.reason(reason, moverOf(setup)),
};
