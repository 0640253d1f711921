import {
  bestLine,
  bestMove,
  bestMoves,
  emptyCells,
  markName,
  other,
  winsIn,
  winsOf,
  type MoveParams,
} from '../../../engine/index.ts';
import { bestMoveMessages as messages } from '#language/exercises/best-move/messages';
import type { Sentence } from '../../ui/types.ts';
import { moveAnswer } from '../frame/cellPage.ts';
import { islandOf } from '../frame/islandPage.ts';
import { eitherCell, moverOf } from '../frame/smallFacts.ts';

function hints({ setup }: MoveParams): Sentence[] {
  const [mover, next] = [moverOf(setup), markName(other(setup.toMove))];
  const said: Sentence[] = [messages.hints.lines];
  if (winsOf(setup.cells, setup.toMove).length > 0) said.push(messages.hints.win(mover));
  else if (winsOf(setup.cells, other(setup.toMove)).length > 0)
    said.push(messages.hints.stop(next));
  else said.push(messages.hints.ahead(next), messages.hints.best(bestLine(setup).score, mover));
  return [...said, ...eitherCell(setup, bestMoves(setup))];
}

export default islandOf<'best-move'>({
  ...moveAnswer,
  rules: bestMove,
  messages,
  group: 'moves',
  lesson: 'minimax',
  question: ({ setup }) => messages.question(moverOf(setup)),
  hints,
  solution({ setup }) {
    const best = bestMoves(setup);
    const others = emptyCells(setup.cells).length > best.length;
    const atOnce = winsIn(setup);
    const later = best.filter((cell) => !atOnce.includes(cell));
    if (atOnce.length > 0 && later.length > 0) return messages.sooner(atOnce, later, others);
    return messages.solution(best, moverOf(setup), bestLine(setup).score, others);
  },
  reason: (reason, { setup }) => messages.reason(reason, moverOf(setup)),
});
