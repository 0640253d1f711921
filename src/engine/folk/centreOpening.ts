import { O, X } from '../core/types.ts';
import { afterMove, type Setup } from '../game/setup.ts';
import type { Permutation } from '../game/symmetry.ts';
import type { FolkClaim } from './claim.ts';
import { CORNERS, EDGES, opposite, positionAfter } from './guides.ts';
import type { FolkPlan } from './plan.ts';
import { keeps } from './plan.ts';
import {
  bestPlay,
  blockOr,
  followed,
  freeOf,
  holding,
  planInWords,
  planMarks,
  winning,
} from './plans.ts';
import { freeCellsIn, valueFor } from './tactics.ts';

/** Claims about a first move in the centre: 4 to 8 and 13. */

const wins = (setup: Setup) => valueFor(setup, X) > 0;
const draws = (setup: Setup) => valueFor(setup, X) === 0;

/** 4. After X5 and a reply on an edge, X wins by force. */
export function edgeReplyLoses(symmetry: Permutation): FolkClaim {
  const start = positionAfter('X5', symmetry);
  return {
    id: 4,
    parts: [
      {
        name: 'edges',
        cases: EDGES.map((edge) => ({ name: String(edge), holds: wins(afterMove(start, edge)) })),
      },
    ],
    proofs: [winning('edge', positionAfter('X5 O2', symmetry))],
    drill: { start: positionAfter('X5 O2', symmetry), person: X, goal: 'win' },
  };
}

/** 5. … and then any free cell wins, except the one symmetric to the opponent's mark about the centre. */
export function anyCellButOne(symmetry: Permutation): FolkClaim {
  const start = positionAfter('X5', symmetry);
  const cases = EDGES.flatMap((edge) => {
    const after = afterMove(start, edge);
    return freeCellsIn(after).map((cell) => ({
      name: `${edge} ${cell}`,
      holds: wins(afterMove(after, cell)) === (cell !== opposite(edge)),
    }));
  });
  return {
    id: 5,
    parts: [{ name: 'cells', cases }],
    proofs: [
      // X's own choice is taken out of its hands here: each of its cells is a proof of its own.
      followed('near', bestPlay(positionAfter('X5 O2 X3', symmetry), X, 'win')),
      followed('side', bestPlay(positionAfter('X5 O2 X4', symmetry), X, 'win')),
      followed('far', bestPlay(positionAfter('X5 O2 X7', symmetry), X, 'win')),
      holding('opposite', positionAfter('X5 O2 X8', symmetry)),
    ],
    drill: { start: positionAfter('X5 O2 X4 O6', symmetry), person: X, goal: 'win' },
  };
}

/** 6. After X5 and a corner reply there is no forced win. */
export function cornerReplyHolds(symmetry: Permutation): FolkClaim {
  const start = positionAfter('X5', symmetry);
  return {
    id: 6,
    parts: [
      {
        name: 'corners',
        cases: CORNERS.map((cell) => ({
          name: String(cell),
          holds: draws(afterMove(start, cell)),
        })),
      },
    ],
    proofs: [holding('corner', positionAfter('X5 O1', symmetry))],
    drill: { start: positionAfter('X5 O1 X9', symmetry), person: O, goal: 'draw' },
  };
}

/** 7. To X5 answer a corner, never an edge. */
export function cornerNeverEdge(symmetry: Permutation): FolkClaim {
  const start = positionAfter('X5', symmetry);
  return {
    id: 7,
    parts: [
      {
        name: 'corner-not-edge',
        cases: [
          ...CORNERS.map((cell) => ({ name: String(cell), holds: !wins(afterMove(start, cell)) })),
          ...EDGES.map((cell) => ({ name: String(cell), holds: wins(afterMove(start, cell)) })),
        ],
      },
    ],
    proofs: [
      holding('corner', positionAfter('X5 O3', symmetry)),
      winning('edge', positionAfter('X5 O4', symmetry)),
    ],
    drill: { start: positionAfter('X5', symmetry), person: O, goal: 'draw' },
  };
}

/** 8. X5 O-corner X-opposite-corner: a corner reply draws, an edge reply loses. */
export function cornersInARow(symmetry: Permutation): FolkClaim {
  const start = positionAfter('X5 O1 X9', symmetry);
  return {
    id: 8,
    parts: [
      {
        name: 'corner-edge',
        cases: [
          ...freeOf(CORNERS, start).map((cell) => ({
            name: String(cell),
            holds: draws(afterMove(start, cell)),
          })),
          ...freeOf(EDGES, start).map((cell) => ({
            name: String(cell),
            holds: wins(afterMove(start, cell)),
          })),
        ],
      },
    ],
    proofs: [
      followed('edge', {
        ...bestPlay(start, X, 'win'),
        replies: (setup) => (planMarks(setup) === 3 ? freeOf(EDGES, setup) : freeCellsIn(setup)),
      }),
      holding('corner', positionAfter('X5 O1 X9 O3', symmetry)),
    ],
    drill: { start: positionAfter('X5 O1 X9 O2', symmetry), person: X, goal: 'win' },
  };
}

/**
 * 13. X5 O2 X9, O defends, X blocks and wins. If O does not defend, X completes its line, which goes
 * without saying. After the block the words say no more: any cell that makes no line must do.
 */
export function blockAndWin(symmetry: Permutation): FolkClaim {
  const plan: FolkPlan = {
    start: positionAfter('X5 O2 X9', symmetry),
    player: X,
    goal: 'win',
    moves: planInWords(blockOr(() => [])),
  };
  return {
    id: 13,
    parts: [{ name: 'block', cases: [{ name: 'every', holds: keeps(plan, 'every') }] }],
    proofs: [followed('block', plan)],
    drill: { start: positionAfter('X5 O2', symmetry), person: X, goal: 'win' },
  };
}
