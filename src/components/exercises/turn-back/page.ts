import {
  SYMMETRIES,
  permuted,
  storedCells,
  turnBack,
  turnedBack,
  type Setup,
  type TurnBackParams,
  type TurnBackReason,
} from '../../../engine/index.ts';
import { smallExercises } from '#language/exercises/frame/small';
import { turnBackMessages as messages } from '#language/exercises/turn-back/messages';
import { boardOfSetup } from '../../ui/board/setupView.ts';
import { cellAnswer } from '../frame/cellPage.ts';
import type { KindOnPage } from '../frame/kindOnPage.ts';
import { boardSpoken, litPicture } from '../frame/smallFacts.ts';
import TurnBack from './Answer.svelte';

/** The first of the symmetries that make the stored board. */
function symmetryOf(setup: Setup): number {
  const stored = storedCells(setup).join('');
  return SYMMETRIES.findIndex((each) => permuted(setup.cells, each).join('') === stored);
}

/** "Turn the answer back", as the page knows it. */
export const turnBackOnPage: KindOnPage<TurnBackParams, number, TurnBackReason> = {
  ...cellAnswer,
  rules: turnBack,
  component: TurnBack,
  messages,
  group: 'machine',
  lesson: 'table',
  fields: {
    setup: messages.fields.setup,
    cell: { label: messages.fields.cell.label, option: smallExercises.choice.answerText },
  },
  picture: ({ setup }, right) => litPicture(boardOfSetup(setup), right),
  question: ({ cell }) => messages.question(cell),
  spoken({ setup, cell }) {
    const stored = boardOfSetup({ ...setup, cells: storedCells(setup) });
    return `${boardSpoken(setup)} ${messages.storedSpoken(smallExercises.rows(stored), cell)}`;
  },
  hints: ({ setup }) => [
    messages.hints.marks,
    messages.hints.beside,
    messages.hints.turn(symmetryOf(setup)),
  ],
  solution: (params) =>
    messages.solution(turnedBack(params), params.cell, symmetryOf(params.setup)),
  reason: (reason) => messages.reason(reason),
};
