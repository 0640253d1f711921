import {
  cellsOf,
  linesCompleted,
  other,
  stopLoss,
  stopsIn,
  tutorialRequest,
  winsIn,
  type MoveParams,
  type StopLossReason,
} from '../../../engine/index.ts';
import { nineExercises } from '../../../i18n/en/exercises/nine.ts';
import { stopLossWords as words } from '../../../i18n/en/exercises/stopLoss.ts';
import type { KindOnPage } from '../kindOnPage.ts';
import { boardSpoken, eitherCell, moveProof, moverOf } from '../nineFacts.ts';
import { readCell } from '../typedNine.ts';
import StopLoss from './StopLoss.svelte';

/** "Stop the line", as the page knows it. */
export const stopLossOnPage: KindOnPage<MoveParams, number, StopLossReason> = {
  rules: stopLoss,
  component: StopLoss,
  name: words.name,
  about: words.about,
  fields: words.fields,
  question: ({ setup }) => words.question(moverOf(setup)),
  spoken: ({ setup }) => boardSpoken(setup),
  hints: ({ setup }) => [
    words.hints.pair(moverOf(setup)),
    words.hints.dead,
    ...(winsIn(setup).length > 0 ? [words.hints.win(moverOf(setup))] : []),
    ...eitherCell(setup, stopsIn(setup)),
  ],
  solution({ setup }) {
    const wins = winsIn(setup);
    const stops = stopsIn(setup).filter((cell) => !wins.includes(cell));
    const linesOn = (cell: number) => linesCompleted(setup.cells, cell, other(setup.toMove));
    const told = stops.map((cell) => ({ cell, lines: linesOn(cell).map(cellsOf) }));
    return words.solution(told, wins, moverOf(setup));
  },
  reason: (reason, { setup }) => words.reason(reason, moverOf(setup)),
  told: (cell) => nineExercises.choice.told(cell),
  typed: { how: () => nineExercises.choice.typed, read: readCell },
  proof: ({ setup }, cell) => moveProof(setup, cell),
  search: ({ setup }) => ({ ...tutorialRequest(setup), computer: setup.toMove }),
};
