import { EMPTY, other, type Score } from '../../core/types.ts';
import { BitPosition } from '../../game/bitPosition.ts';
import { afterMove, type Setup } from '../../game/setup.ts';
import { bestLine } from '../../runs/bestLine.ts';
import { alphaBeta } from '../../search/alphaBeta.ts';
import { DRAW, LOSS, WIN } from '../../search/minimax.ts';
import { searchRoot, type RootSearch } from '../../search/rootSearch.ts';
import { choiceCodec, numberCodec, recordCodec, setupCodec } from '../codec.ts';
import { FULL_MARKS, wrong, type NineKind, type Level } from '../nineContract.ts';
import { drawSetup } from '../draw.ts';

/** A call of alpha-beta with the other side to move, told what the computer is sure of elsewhere. */
export interface CutParams {
  readonly setup: Setup;
  /** Alpha: the computer's, who is not to move. */
  readonly sure: Score;
}

const SURE: readonly Score[] = [LOSS, DRAW, WIN];
/** Who is sure of a win is cut after the first cell, whatever it answers: that is not asked. */
const ASKED: readonly Score[] = [LOSS, DRAW];
/** Of four exercises one is without a cut. */
const CUT_SHARE = 4;

const EMPTY_CELLS: Record<Level, readonly [number, number]> = { 1: [3, 3], 2: [4, 4], 3: [5, 5] };

/** What the call does: the cells that it tries, by their numbers, and what each answers. */
function searchOf({ setup, sure }: CutParams): RootSearch {
  const rules = { computer: other(setup.toMove), ties: 'first' } as const;
  return searchRoot(
    (position, player, given, trace) => alphaBeta(position, player, given, sure, WIN + 1, trace),
    new BitPosition(setup),
    setup.toMove,
    rules,
  );
}

const emptyCount = ({ cells }: Setup): number =>
  cells.filter((content) => content === EMPTY).length;

/** Which cell is the last that this call tries? */
export const isCut: NineKind<CutParams, number> = {
  id: 'is-cut',
  version: 1,
  params: recordCodec<CutParams>({
    setup: setupCodec,
    sure: choiceCodec<Score>(SURE.map((score) => [score, String(score)])),
  }),
  answer: numberCodec(9),

  generate(rng, level) {
    const sure = ASKED[rng.int(ASKED.length)] ?? DRAW;
    const wantsCut = rng.int(CUT_SHARE) > 0;
    const setup = drawSetup(rng, EMPTY_CELLS[level], (drawn) => {
      const { moves } = searchOf({ setup: drawn, sure });
      const found = moves.length < emptyCount(drawn);
      // A cut after the first cell would need no looking around.
      return found === wantsCut && (!found || level === 1 || moves.length > 1);
    });
    return { setup, sure };
  },

  key(params) {
    return searchOf(params).moves.at(-1)?.cell ?? 0;
  },

  grade(params, answer) {
    const { setup, sure } = params;
    const { moves } = searchOf(params);
    const last = moves.at(-1);
    if (answer === last?.cell) return FULL_MARKS;
    if (setup.cells[answer] !== EMPTY) return wrong({ code: 'cell-is-taken', cell: answer });
    const { cell, score } = last ?? { cell: 0, score: DRAW };
    const isEarly = moves.length < emptyCount(setup);
    const line = [cell, ...bestLine(afterMove(setup, cell)).moves];
    return wrong({ code: 'other-last', cell, score, sure, isCut: isEarly }, { setup, moves: line });
  },
};
