import {
  cellsOf,
  linesCompleted,
  other,
  stopLoss,
  stopsIn,
  winsIn,
  type MoveParams,
  type StopLossReason,
} from '../../../engine/index.ts';
import { stopLossMessages as words } from '#language/exercises/stop-loss/messages';
import { moveAnswer } from '../frame/cellPage.ts';
import type { KindOnPage } from '../frame/kindOnPage.ts';
import { eitherCell, moverOf } from '../frame/nineFacts.ts';

/** "Stop the line", as the page knows it. */
export const stopLossOnPage: KindOnPage<MoveParams, number, StopLossReason> = {
  ...moveAnswer,
  rules: stopLoss,
  messages: words,
  group: 'moves',
  lesson: 'folk',
  fields: words.fields,
  question: ({ setup }) => words.question(moverOf(setup)),
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
};
