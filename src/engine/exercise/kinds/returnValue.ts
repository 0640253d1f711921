import type { Mark, Score } from '../../core/types.ts';
import { afterMove } from '../../game/setup.ts';
import { bestLine } from '../../runs/bestLine.ts';
import { tutorialRequest } from '../../runs/request.ts';
import { chosenCell, recordSearch, runSearch } from '../../runs/searches.ts';
import { nodeByMoves } from '../../trace/searchReader.ts';
import { DRAW, LOSS, WIN } from '../../search/minimax.ts';
import { listCodec } from '../codec.ts';
import { FULL_MARKS, wrong, type ExerciseKind, type Level } from '../contract.ts';
import { drawSetup, pick, pickMark, type Span } from '../draw.ts';
import { markField, paramsCodec, setupField, type CallParams, type Fields } from '../fields.ts';

export type CallReason =
  /** The game is over in this position, so there is nothing to choose: its score is fixed. */
  | { readonly code: 'game-is-over'; readonly score: Score }
  /**
   * The answer is too bad for the mover, who has a move that is worth more to it; or too good: this is
   * the best that it can get.
   */
  | {
      readonly code: 'mover-has-better' | 'mover-cannot-get';
      readonly mover: Mark;
      readonly cell: number;
      readonly score: Score;
    };

const ANSWERS: readonly Score[] = [LOSS, DRAW, WIN];

/** The number of empty cells. */
const EMPTY_CELLS: Record<Level, Span> = { 1: [2, 3], 2: [4, 4], 3: [5, 6] };

function requestOf({ setup, computer }: CallParams) {
  return { ...tutorialRequest(setup), computer };
}

const fields: Fields<CallParams> = { setup: setupField, computer: markField };

/** What does this call return? */
export const returnValue: ExerciseKind<CallParams, Score, CallReason, 'return-value'> = {
  id: 'return-value',
  fields,
  params: paramsCodec(fields),
  answer: listCodec(ANSWERS),

  /** Each of the three answers is right equally often, so that none is a good guess. */
  generate(rng, level) {
    const computer = pickMark(rng);
    const wanted = pick(rng, ANSWERS);
    const setup = drawSetup(rng, EMPTY_CELLS[level], (drawn) => {
      return this.key({ setup: drawn, computer }) === wanted;
    });
    return { setup, computer };
  },

  key(params) {
    return runSearch(requestOf(params));
  },

  allRight(params) {
    return [this.key(params)];
  },

  grade(params, answer) {
    const { setup, computer } = params;
    const run = recordSearch(requestOf(params));
    const score = run.trace.score[0] as Score;
    if (answer === score) return FULL_MARKS;
    const cell = chosenCell(run);
    if (cell === undefined) {
      return wrong({ code: 'game-is-over', score }, { setup, moves: [], call: 1 });
    }
    const mover = setup.toMove;
    const isTooGood = mover === computer ? answer > score : answer < score;
    const code = isTooGood ? 'mover-cannot-get' : 'mover-has-better';
    const moves = [cell, ...bestLine(afterMove(setup, cell)).moves];
    const call = (nodeByMoves(run.trace, [cell]) ?? 0) + 1;
    return wrong({ code, mover, cell, score }, { setup, moves, call });
  },
};
