import {
  cellsOf,
  linesCompleted,
  other,
  stopLoss,
  stopsIn,
  winsIn,
} from '../../../engine/index.ts';
import { stopLossMessages as messages } from '#language/exercises/stop-loss/messages';
import { moveAnswer } from '../frame/cellPage.ts';
import { islandOf } from '../frame/islandPage.ts';
import { eitherCell, moverOf } from '../frame/smallFacts.ts';

export default islandOf<'stop-loss'>({
  ...moveAnswer,
  rules: stopLoss,
  messages,
  group: 'moves',
  lesson: 'folk',
  question: ({ setup }) => messages.question(moverOf(setup)),
  hints: ({ setup }) => [
    messages.hints.pair(moverOf(setup)),
    messages.hints.dead,
    ...(winsIn(setup).length > 0 ? [messages.hints.win(moverOf(setup))] : []),
    ...eitherCell(setup, stopsIn(setup)),
  ],
  solution({ setup }) {
    const wins = winsIn(setup);
    const stops = stopsIn(setup).filter((cell) => !wins.includes(cell));
    const linesOn = (cell: number) => linesCompleted(setup.cells, cell, other(setup.toMove));
    const told = stops.map((cell) => ({ cell, lines: linesOn(cell).map(cellsOf) }));
    return messages.solution(told, wins, moverOf(setup));
  },
  reason: (reason, { setup }) => messages.reason(reason, moverOf(setup)),
  early: (reason, { setup }) =>
    reason.code === 'lets-win'
      ? messages.early(reason.cell, moverOf(setup))
      : messages.reason(reason, moverOf(setup)),
});
