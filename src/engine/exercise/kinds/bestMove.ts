import { EMPTY, other } from '../../core/types.ts';
import { NINE_CELLS } from '../../game/variants.ts';
import { afterMove, type Setup } from '../../game/setup.ts';
import { bestLine, bestMoves } from '../../runs/bestLine.ts';
import { numberCodec, openSetupCodec, recordCodec } from '../codec.ts';
import { FULL_MARKS, wrong, type NineKind, type Level } from '../nineContract.ts';
import { drawSetup, hasThreat } from '../draw.ts';

export interface MoveParams {
  /** Not over: the side to move has to find its move. */
  readonly setup: Setup;
}

interface LevelRule {
  readonly emptyCells: readonly [number, number];
  readonly accept: (setup: Setup) => boolean;
}

const ownThreat = (setup: Setup) => hasThreat(setup, setup.toMove);
const otherThreat = (setup: Setup) => hasThreat(setup, other(setup.toMove));

/** To win at once or to stop a line; to look one move further; to look further with no threat seen. */
const RULES: Record<Level, LevelRule> = {
  1: { emptyCells: [3, 5], accept: (setup) => ownThreat(setup) || otherThreat(setup) },
  2: { emptyCells: [4, 6], accept: (setup) => !ownThreat(setup) },
  3: { emptyCells: [5, 7], accept: (setup) => !ownThreat(setup) && !otherThreat(setup) },
};

/** Where every move is as good as any other, there is nothing to find. */
function hasWorseMoves(setup: Setup): boolean {
  const empty = setup.cells.filter((content) => content === EMPTY).length;
  return bestMoves(setup).length < empty;
}

/** Which move is best? Every move with the best value is right. */
export const bestMove: NineKind<MoveParams, number> = {
  id: 'best-move',
  version: 1,
  params: recordCodec<MoveParams>({ setup: openSetupCodec }),
  answer: numberCodec(NINE_CELLS.geometry.cellCount),

  generate(rng, level) {
    const { emptyCells, accept } = RULES[level];
    return { setup: drawSetup(rng, emptyCells, (setup) => accept(setup) && hasWorseMoves(setup)) };
  },

  key({ setup }) {
    const [first] = bestMoves(setup);
    if (first === undefined) throw new Error('nobody can move in a finished game');
    return first;
  },

  grade({ setup }, cell) {
    if (setup.cells[cell] !== EMPTY) return wrong({ code: 'cell-is-taken', cell });
    if (bestMoves(setup).includes(cell)) return FULL_MARKS;
    const { moves, score } = bestLine(afterMove(setup, cell));
    const best = bestLine(setup).score;
    return wrong(
      { code: 'worse-move', cell, score: 0 - score, best },
      { setup, moves: [cell, ...moves] },
    );
  },
};
