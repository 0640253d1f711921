import { winsOf } from '../../bots/rulesOfThumb.ts';
import { other, type Score } from '../../core/types.ts';
import { afterMove, emptyCells, type Setup } from '../../game/setup.ts';
import { bestLine, bestMoves } from '../../runs/bestLine.ts';
import { cellKind, type CellTaken } from '../cellKind.ts';
import { wrong, type Level } from '../contract.ts';
import { drawSetup, type Span } from '../draw.ts';

export type BestMoveReason =
  | CellTaken
  /** With best play the move scores `score`, and another one scores `best`, both for the mover. */
  | {
      readonly code: 'worse-move';
      readonly cell: number;
      readonly score: Score;
      readonly best: Score;
    };

interface LevelRule {
  readonly emptyCells: Span;
  readonly accept: (setup: Setup) => boolean;
}

const ownThreat = ({ cells, toMove }: Setup) => winsOf(cells, toMove).length > 0;
const otherThreat = ({ cells, toMove }: Setup) => winsOf(cells, other(toMove)).length > 0;

/** By level: win at once or stop a line; look one move further; look further with no threat in sight. */
const RULES: Record<Level, LevelRule> = {
  1: { emptyCells: [3, 5], accept: (setup) => ownThreat(setup) || otherThreat(setup) },
  2: { emptyCells: [4, 6], accept: (setup) => !ownThreat(setup) },
  3: { emptyCells: [5, 7], accept: (setup) => !ownThreat(setup) && !otherThreat(setup) },
};

/** If all moves are equally good, there is nothing to find. */
function hasWorseMoves(setup: Setup): boolean {
  return bestMoves(setup).length < emptyCells(setup.cells).length;
}

/** Which move is best? Every move with the best score is right. */
export const bestMove = cellKind<BestMoveReason, 'best-move'>({
  id: 'best-move',
  draw(rng, level) {
    const { emptyCells: empty, accept } = RULES[level];
    return drawSetup(rng, empty, (setup) => accept(setup) && hasWorseMoves(setup));
  },
  // A slower win is as right, but it is not what to show first.
  first: ({ cells, toMove }) => winsOf(cells, toMove),
  right: bestMoves,
  judge(setup, cell) {
    const { moves, score } = bestLine(afterMove(setup, cell));
    const best = bestLine(setup).score;
    return wrong(
      { code: 'worse-move', cell, score: 0 - score, best },
      { setup, moves: [cell, ...moves] },
    );
  },
});
