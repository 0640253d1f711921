import { EMPTY, other, type Score } from '../../core/types.ts';
import { BitPosition } from '../../game/bitPosition.ts';
import { afterMove, emptyCells, type Setup } from '../../game/setup.ts';
import { bestLine } from '../../runs/bestLine.ts';
import { rootSearch, tutorialRequest } from '../../runs/searchRun.ts';
import { alphaBeta } from '../../search/alphaBeta.ts';
import { DRAW, LOSS, WIN } from '../../search/minimax.ts';
import { searchRoot } from '../../search/rootSearch.ts';
import { FULL_MARKS, wrong, type ExerciseKind, type Level } from '../contract.ts';
import { drawSetup } from '../draw.ts';
import { cellField, choiceField, openSetupField, paramsCodec, type Fields } from '../fields.ts';
import { pick, type Span } from '../pick.ts';

/** A call of alpha-beta with the other side to move, told what the computer is sure of elsewhere. */
export interface CutParams {
  readonly setup: Setup;
  /** Alpha: the computer's, who is not to move. */
  readonly sure: Score;
}

/** A cell that the call tries. */
export interface TriedCell {
  readonly cell: number;
  /** What comes back, from the computer's side. */
  readonly score: Score;
  /** With best play the cell is worth `score`; of others a cut below has shown a bound only. */
  readonly isExact: boolean;
}

export type CutReason =
  | { readonly code: 'cell-is-taken'; readonly cell: number }
  /** The call ends with this cell: it is cut there, or no other is left. */
  | ({
      readonly code: 'other-last';
      readonly sure: Score;
      readonly isCut: boolean;
    } & TriedCell);

const SURE: readonly Score[] = [LOSS, DRAW, WIN];
/** Who is sure of a win is cut after the first cell, whatever it answers: that is not asked. */
const ASKED: readonly Score[] = [LOSS, DRAW];
/** Of four exercises one is without a cut. */
const CUT_SHARE = 4;

const EMPTY_CELLS: Record<Level, Span> = { 1: [3, 3], 2: [4, 4], 3: [5, 5] };

/**
 * What the call does: the cells that it tries, by their numbers, and what each answers. Of the first
 * cell, and of one that cuts the call, an answer that is not exact is more than the cell is worth.
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
export const isCut: ExerciseKind<CutParams, number, CutReason> = {
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
    if (setup.cells[answer] !== EMPTY) return wrong({ code: 'cell-is-taken', cell: answer });
    const isEarly = moves.length < emptyCount(setup);
    const line = [last.cell, ...bestLine(afterMove(setup, last.cell)).moves];
    return wrong({ code: 'other-last', ...last, sure, isCut: isEarly }, { setup, moves: line });
  },
};
