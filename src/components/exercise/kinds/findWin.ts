import {
  cellsOf,
  findWin,
  linesCompleted,
  threatsIn,
  tutorialRequest,
  winsIn,
  type FindWinReason,
  type MoveParams,
} from '../../../engine/index.ts';
import { findWinWords as words } from '../../../i18n/en/exercises/findWin.ts';
import { nineExercises } from '../../../i18n/en/exercises/nine.ts';
import type { KindOnPage } from '../kindOnPage.ts';
import { boardSpoken, eitherCell, moveProof, moverOf } from '../nineFacts.ts';
import { readCell } from '../typedNine.ts';
import FindWin from './FindWin.svelte';

/** "Find the win", as the page knows it. */
export const findWinOnPage: KindOnPage<MoveParams, number, FindWinReason> = {
  rules: findWin,
  component: FindWin,
  name: words.name,
  about: words.about,
  fields: words.fields,
  question: ({ setup }) => words.question(moverOf(setup)),
  spoken: ({ setup }) => boardSpoken(setup),
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
  told: (cell) => nineExercises.choice.told(cell),
  typed: { how: () => nineExercises.choice.typed, read: readCell },
  proof: ({ setup }, cell) => moveProof(setup, cell),
  search: ({ setup }) => ({ ...tutorialRequest(setup), computer: setup.toMove }),
};
