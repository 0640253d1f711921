import {
  EMPTY,
  afterMove,
  bestLine,
  bestMove,
  bestMoves,
  hasThreat,
  markName,
  other,
  tutorialRequest,
  type BestMoveReason,
  type MoveParams,
} from '../../../engine/index.ts';
import { bestMoveWords as words } from '../../../i18n/en/exercises/bestMove.ts';
import { nineExercises } from '../../../i18n/en/exercises/nine.ts';
import { boardOfSetup } from '../../view/boardView.ts';
import type { Sentence } from '../../view/types.ts';
import type { KindOnPage } from '../kindOnPage.ts';
import { readCell } from '../typedNine.ts';
import BestMove from './BestMove.svelte';

const emptyCells = ({ setup }: MoveParams) =>
  [...setup.cells.keys()].filter((cell) => setup.cells[cell] === EMPTY);

function hints(params: MoveParams): Sentence[] {
  const { setup } = params;
  const [mover, next] = [markName(setup.toMove), markName(other(setup.toMove))];
  const best = bestMoves(setup);
  const worse = emptyCells(params).find((cell) => !best.includes(cell));
  const said = [words.hints.lines];
  if (hasThreat(setup, setup.toMove)) said.push(words.hints.win(mover));
  else if (hasThreat(setup, other(setup.toMove))) said.push(words.hints.stop(next));
  else said.push(words.hints.ahead(next), words.hints.best(bestLine(setup).score, mover));
  if (best[0] !== undefined && worse !== undefined)
    said.push(words.hints.either([best[0], worse].sort((a, b) => a - b)));
  return said;
}

/** "Find a best move", as the page knows it. */
export const bestMoveOnPage: KindOnPage<MoveParams, number, BestMoveReason> = {
  rules: bestMove,
  component: BestMove,
  name: words.name,
  about: words.about,
  fields: words.fields,
  question: ({ setup }) => words.question(markName(setup.toMove)),
  spoken: ({ setup }) => nineExercises.rows(boardOfSetup(setup)).join(' '),
  hints,
  solution(params) {
    const { setup } = params;
    const best = bestMoves(setup);
    const others = emptyCells(params).length > best.length;
    return words.solution(best, markName(setup.toMove), bestLine(setup).score, others);
  },
  reason: (reason, { setup }) => words.reason(reason, markName(setup.toMove)),
  told: (cell) => nineExercises.choice.told(cell),
  typed: { how: () => nineExercises.choice.typed, read: readCell },
  // The answer itself is inked; how the game may go on is there to be stepped through.
  proof: ({ setup }, cell) => ({
    setup,
    moves: [cell, ...bestLine(afterMove(setup, cell)).moves],
    at: 1,
  }),
  search: ({ setup }) => ({ ...tutorialRequest(setup), computer: setup.toMove }),
};
