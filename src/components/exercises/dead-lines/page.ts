import {
  bestKillers,
  deadLines,
  tutorialRequest,
  type DeadLinesReason,
  type MoveParams,
} from '../../../engine/index.ts';
import { deadLinesMessages as words } from '#language/exercises/dead-lines/messages';
import { cellAnswer } from '../frame/cellPage.ts';
import type { KindOnPage } from '../frame/kindOnPage.ts';
import { eitherCell, moverOf } from '../frame/nineFacts.ts';

/** "Make lines dead", as the page knows it. */
export const deadLinesOnPage: KindOnPage<MoveParams, number, DeadLinesReason> = {
  ...cellAnswer,
  rules: deadLines,
  messages: words,
  group: 'moves',
  lesson: 'fin',
  fields: words.fields,
  question: ({ setup }) => words.question(moverOf(setup)),
  hints({ setup }) {
    const { cells, most } = bestKillers(setup);
    return [words.hints.lines(moverOf(setup)), words.hints.most(most), ...eitherCell(setup, cells)];
  },
  solution({ setup }) {
    const { cells, most } = bestKillers(setup);
    return words.solution(cells, most, moverOf(setup));
  },
  reason: (reason) => words.reason(reason),
  search: ({ setup }) => ({ ...tutorialRequest(setup), computer: setup.toMove }),
};
