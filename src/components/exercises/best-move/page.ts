import {
  bestLine,
  bestMove,
  bestMoves,
  emptyCells,
  markName,
  other,
  winsIn,
  winsOf,
  type BestMoveReason,
  type MoveParams,
} from '../../../engine/index.ts';
import { bestMoveMessages as words } from '#language/exercises/best-move/messages';
import type { Sentence } from '../../ui/types.ts';
import { moveAnswer } from '../frame/cellPage.ts';
import type { KindOnPage } from '../frame/kindOnPage.ts';
import { eitherCell, moverOf } from '../frame/nineFacts.ts';

function hints({ setup }: MoveParams): Sentence[] {
  const [mover, next] = [moverOf(setup), markName(other(setup.toMove))];
  const said: Sentence[] = [words.hints.lines];
  if (winsOf(setup.cells, setup.toMove).length > 0) said.push(words.hints.win(mover));
  else if (winsOf(setup.cells, other(setup.toMove)).length > 0) said.push(words.hints.stop(next));
  else said.push(words.hints.ahead(next), words.hints.best(bestLine(setup).score, mover));
  return [...said, ...eitherCell(setup, bestMoves(setup))];
}

/** "Find a best move", as the page knows it. */
export const bestMoveOnPage: KindOnPage<MoveParams, number, BestMoveReason> = {
  ...moveAnswer,
  rules: bestMove,
  messages: words,
  group: 'moves',
  lesson: 'minimax',
  fields: words.fields,
  question: ({ setup }) => words.question(moverOf(setup)),
  hints,
  solution({ setup }) {
    const best = bestMoves(setup);
    const others = emptyCells(setup.cells).length > best.length;
    const atOnce = winsIn(setup);
    const later = best.filter((cell) => !atOnce.includes(cell));
    if (atOnce.length > 0 && later.length > 0) return words.sooner(atOnce, later, others);
    return words.solution(best, moverOf(setup), bestLine(setup).score, others);
  },
  reason: (reason, { setup }) => words.reason(reason, moverOf(setup)),
};
