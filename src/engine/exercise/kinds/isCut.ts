import { EMPTY, other, type Score } from '../../core/types.ts';
import { BitPosition } from '../../game/bitPosition.ts';
import { afterMove, emptyCells, type Setup } from '../../game/setup.ts';
import { bestLine } from '../../runs/bestLine.ts';
import { tutorialRequest } from '../../runs/request.ts';
import { rootSearch } from '../../runs/searchRun.ts';
import { alphaBeta } from '../../search/alphaBeta.ts';
import { DRAW, LOSS, WIN } from '../../search/minimax.ts';
import { searchRoot } from '../../search/rootSearch.ts';
import { FULL_MARKS, wrong, type ExerciseKind, type Level } from '../contract.ts';
import { drawSetup } from '../draw.ts';
import { cellField, choiceField, openSetupField, paramsCodec, type Fields } from '../fields.ts';
import { pick, type Span } from '../pick.ts';

/** A call of alpha-beta with the other side to move, and with alpha given. */
export interface CutParams {
  readonly setup: Setup;
  /** Alpha: the score that the computer, who is not to move, is sure of elsewhere. */
  readonly sure: Score;
}

/** One cell that the call tries. */
export interface TriedCell {
  readonly cell: number;
  /** The score that comes back, from the computer's side. */
  readonly score: Score;
  /** Whether `score` is the cell's true score with best play; after a cutoff below, it is only a bound. */
  readonly isExact: boolean;
}

export type CutReason =
  | { readonly code: 'cell-taken'; readonly cell: number }
  /** The call ends with this cell: it cuts off there, or no other cell is left. */
  | ({
      readonly code: 'other-last';
      readonly sure: Score;
      readonly isCut: boolean;
    } & TriedCell);

const SURE: readonly Score[] = [LOSS, DRAW, WIN];
/** The values of alpha. A sure win is left out, because every call would cut off after its first cell. */
const ASKED: readonly Score[] = [LOSS, DRAW];
/** One exercise in four has no cutoff. */
const CUT_SHARE = 4;

const EMPTY_CELLS: Record<Level, Span> = { 1: [3, 3], 2: [4, 4], 3: [5, 5] };

/**
 * The cells that the call tries, in ascending order, with the score that each returns. For the first cell,
 * and for one that cuts off, a score that is not exact is higher than the cell's true score.
 */
export function cellsTried({ setup, sure }: CutParams): readonly TriedCell[] {
  const computer = other(setup.toMove);
  const rules = { computer, ties: 'first' } as const;
  const { moves } = searchRoot(
    (position, player, given, trace) => alphaBeta(position, player, given, sure, WIN + 1, trace),
    new BitPosition(setup),
    setup.toMove,
    rules,
  );
  const worth = rootSearch({ ...tutorialRequest(setup), computer }).moves;
  return moves.map(({ cell, score }) => {
    const isExact = worth.some((each) => each.cell === cell && each.score === score);
    return { cell, score, isExact };
  });
}

const emptyCount = ({ cells }: Setup): number => emptyCells(cells).length;

const fields: Fields<CutParams> = {
  setup: openSetupField,
  sure: choiceField<Score>(SURE.map((score) => [score, String(score)])),
};

/** Which cell is the last that this call tries? */
export const isCutKind: ExerciseKind<CutParams, number, CutReason, 'is-cut'> = {
  id: 'is-cut',
  version: 1,
  fields,
  params: paramsCodec(fields),
  answer: cellField.codec,

  generate(rng, level) {
    const sure = pick(rng, ASKED);
    const wantsCut = rng.int(CUT_SHARE) > 0;
    const setup = drawSetup(rng, EMPTY_CELLS[level], (drawn) => {
      const moves = cellsTried({ setup: drawn, sure });
      const found = moves.length < emptyCount(drawn);
      // A cut after the first cell would need no looking around.
      return found === wantsCut && (!found || level === 1 || moves.length > 1);
    });
    return { setup, sure };
  },

  key(params) {
    return cellsTried(params).at(-1)?.cell ?? 0;
  },

  allRight(params) {
    return [this.key(params)];
  },

  grade(params, answer) {
    const { setup, sure } = params;
    const moves = cellsTried(params);
    const last = moves.at(-1);
    if (!last) throw new Error('nobody can move in a finished game');
    if (answer === last.cell) return FULL_MARKS;
    if (setup.cells[answer] !== EMPTY) return wrong({ code: 'cell-taken', cell: answer });
    const isEarly = moves.length < emptyCount(setup);
    const line = [last.cell, ...bestLine(afterMove(setup, last.cell)).moves];
    return wrong({ code: 'other-last', ...last, sure, isCut: isEarly }, { setup, moves: line });
  },
};
