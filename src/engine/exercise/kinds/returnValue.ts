import { O, X, type Mark, type Score } from '../../core/types.ts';
import { afterMove, type Setup } from '../../game/setup.ts';
import { bestLine } from '../../runs/bestLine.ts';
import { chosenCell, recordSearch, runSearch, tutorialRequest } from '../../runs/searchRun.ts';
import { nodeByMoves } from '../../trace/searchReader.ts';
import { DRAW, LOSS, WIN } from '../../search/minimax.ts';
import { choiceCodec, markCodec, recordCodec, setupCodec } from '../codec.ts';
import { FULL_MARKS, wrong, type NineKind, type Level } from '../nineContract.ts';
import { drawSetup } from '../draw.ts';

/** A call of minimax: the position that it is asked about, and whose side it takes. */
export interface CallParams {
  readonly setup: Setup;
  readonly computer: Mark;
}

const ANSWERS: readonly Score[] = [LOSS, DRAW, WIN];

/** How many cells are empty. */
const EMPTY_CELLS: Record<Level, readonly [number, number]> = { 1: [2, 3], 2: [4, 4], 3: [5, 6] };

function requestOf({ setup, computer }: CallParams) {
  return { ...tutorialRequest(setup), computer };
}

/** What does this call return? */
export const returnValue: NineKind<CallParams, Score> = {
  id: 'return-value',
  version: 1,
  params: recordCodec<CallParams>({ setup: setupCodec, computer: markCodec }),
  answer: choiceCodec<Score>(ANSWERS.map((score) => [score, String(score)])),

  /** Each of the three answers is right equally often, so that none is a good guess. */
  generate(rng, level) {
    const computer = rng.int(2) === 0 ? X : O;
    const wanted = ANSWERS[rng.int(ANSWERS.length)];
    const setup = drawSetup(rng, EMPTY_CELLS[level], (drawn) => {
      return this.key({ setup: drawn, computer }) === wanted;
    });
    return { setup, computer };
  },

  key(params) {
    return runSearch(requestOf(params));
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
