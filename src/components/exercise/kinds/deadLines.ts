import {
  bestKillers,
  deadLines,
  tutorialRequest,
  type DeadLinesReason,
  type MoveParams,
} from '../../../engine/index.ts';
import { deadLinesWords as words } from '../../../i18n/en/exercises/deadLines.ts';
import { nineExercises } from '../../../i18n/en/exercises/nine.ts';
import type { KindOnPage } from '../kindOnPage.ts';
import { boardSpoken, eitherCell, moverOf } from '../nineFacts.ts';
import { readCell } from '../typedNine.ts';
import DeadLines from './DeadLines.svelte';

/** "Make lines dead", as the page knows it. */
export const deadLinesOnPage: KindOnPage<MoveParams, number, DeadLinesReason> = {
  rules: deadLines,
  component: DeadLines,
  name: words.name,
  about: words.about,
  fields: words.fields,
  question: ({ setup }) => words.question(moverOf(setup)),
  spoken: ({ setup }) => boardSpoken(setup),
  hints({ setup }) {
    const { cells, most } = bestKillers(setup);
    return [words.hints.lines(moverOf(setup)), words.hints.most(most), ...eitherCell(setup, cells)];
  },
  solution({ setup }) {
    const { cells, most } = bestKillers(setup);
    return words.solution(cells, most, moverOf(setup));
  },
  reason: (reason) => words.reason(reason),
  told: (cell) => nineExercises.choice.told(cell),
  typed: { how: () => nineExercises.choice.typed, read: readCell },
  search: ({ setup }) => ({ ...tutorialRequest(setup), computer: setup.toMove }),
};
