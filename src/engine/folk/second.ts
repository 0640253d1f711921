import { O, X } from '../core/types.ts';
import { afterMove, emptySetup, type Setup } from '../game/setup.ts';
import type { Permutation } from '../game/symmetry.ts';
import type { FolkClaim } from './claim.ts';
import { CENTRE_CELL, CORNERS, EDGES, positionAfter } from './guides.ts';
import { keeps, type FolkPlan } from './plan.ts';
import {
  blockOr,
  bestPlay,
  followed,
  freeOf,
  holding,
  planInWords,
  planMarks,
  refuted,
  winning,
} from './plans.ts';
import { bestCells, freeCellsIn, losingReplies, valueFor } from './tactics.ts';

/** Advice to the player who moves second: claims 14 to 17. */

/** A recipe in both readings: whatever the words leave open, or with the gaps filled well. */
const bothReadings = (plan: FolkPlan) => [
  { name: 'every', holds: keeps(plan, 'every') },
  { name: 'some', holds: keeps(plan, 'some') },
];

/**
 * The recipe of claim 14, after X began in a corner: the centre, then an edge, unless a line must be stopped.
 * After that, best play.
 */
function centreThenEdge(start: Setup): FolkPlan {
  const say = (setup: Setup) => {
    if (planMarks(setup) === 1) return [CENTRE_CELL];
    return planMarks(setup) === 3 ? blockOr((at) => freeOf(EDGES, at))(setup) : bestCells(setup);
  };
  return { start, player: O, goal: 'draw', moves: planInWords(say) };
}

/** The edges that the recipe of claim 14 allows after X's second mark, sorted by their results. */
export function secondEdges(symmetry: Permutation) {
  const start = positionAfter('X1 O5', symmetry);
  return freeCellsIn(start).flatMap((third) => {
    const after = afterMove(start, third);
    const edges = centreThenEdge(after).moves(after);
    return edges.map((edge) => ({
      third,
      edge,
      holds: valueFor(afterMove(after, edge), O) >= 0,
    }));
  });
}

/** 14. Moving second against a corner: take the centre, next an edge (unless you must block): a draw. */
export function centreAgainstCorner(symmetry: Permutation): FolkClaim {
  const plan = centreThenEdge(positionAfter('X1', symmetry));
  return {
    id: 14,
    parts: [{ name: 'recipe', cases: bothReadings(plan) }],
    proofs: [
      refuted('wrong-edge', plan),
      followed('right-edge', centreThenEdge(positionAfter('X1 O5', symmetry))),
    ],
    drill: { start: positionAfter('X1 O5 X6', symmetry), person: O, goal: 'draw' },
  };
}

/** Claim 15's recipe: a corner, then block. If there is nothing to block, the words don't say what to do. */
function cornerThenBlock(start: Setup): FolkPlan {
  const say = (setup: Setup) =>
    planMarks(setup) === 1 ? freeOf(CORNERS, setup) : blockOr(() => [])(setup);
  return { start, player: O, goal: 'draw', moves: planInWords(say) };
}

/** The same with the gap filled: if there is nothing to block, a corner. */
function cornersOrBlock(start: Setup): FolkPlan {
  return {
    start,
    player: O,
    goal: 'draw',
    moves: planInWords(blockOr((setup) => freeOf(CORNERS, setup))),
  };
}

/**
 * 15. Moving second against the centre: take a corner, then block; there is no win unless the opponent
 * stops trying. Its second part: best play gives O no win.
 */
export function cornerAgainstCentre(symmetry: Permutation): FolkClaim {
  const start = positionAfter('X5', symmetry);
  return {
    id: 15,
    parts: [
      { name: 'recipe', cases: bothReadings(cornerThenBlock(start)) },
      {
        name: 'no-win',
        cases: CORNERS.map((cell) => ({
          name: String(cell),
          holds: valueFor(afterMove(start, cell), O) <= 0,
        })),
      },
      {
        name: 'corner-in-the-gap',
        cases: [{ name: 'every', holds: keeps(cornersOrBlock(start), 'every') }],
      },
    ],
    proofs: [
      refuted('gap', cornerThenBlock(start)),
      followed('filled', cornersOrBlock(positionAfter('X5 O1', symmetry))),
    ],
    drill: { start: positionAfter('X5 O1 X9', symmetry), person: O, goal: 'draw' },
  };
}

/** The positions of claim 16: X on two opposite edges, O in the centre and in a corner. */
function afterOppositeEdges(symmetry: Permutation): Setup[] {
  const start = positionAfter('X2 O5 X8', symmetry);
  return freeOf(CORNERS, start).map((corner) => afterMove(start, corner));
}

/**
 * 16. Moving second against an edge: take the centre; if the opponent takes the opposite edge, take a
 * corner, and from there you always win. The guide adds a condition on the opponent's third mark: the
 * second part asks each third mark by itself, so that it answers for any such condition.
 */
export function oppositeEdges(symmetry: Permutation): FolkClaim {
  const all = afterOppositeEdges(symmetry);
  return {
    id: 16,
    parts: [
      {
        name: 'always',
        cases: all.map((setup) => ({
          name: String(CORNERS.find((cell) => setup.cells[cell] === O)),
          holds: valueFor(setup, O) > 0,
        })),
      },
      {
        name: 'third-mark',
        cases: all.flatMap((setup) =>
          freeCellsIn(setup).map((third) => ({
            name: `${CORNERS.find((cell) => setup.cells[cell] === O)} ${third}`,
            holds: valueFor(afterMove(setup, third), O) > 0,
          })),
        ),
      },
    ],
    proofs: [winning('corner', positionAfter('X2 O5 X8 O1', symmetry), O)],
    drill: { start: positionAfter('X2 O5 X8', symmetry), person: O, goal: 'win' },
  };
}

/**
 * 17. Against any first move other than the centre, take the centre. Read as advice: it never loses.
 * Its second part asks whether one must.
 */
export function takeTheCentre(symmetry: Permutation): FolkClaim {
  const first = [...CORNERS, ...EDGES].map((cell) => ({
    cell,
    after: afterMove(emptySetup(X), cell),
  }));
  return {
    id: 17,
    parts: [
      {
        name: 'safe',
        cases: first.map(({ cell, after }) => ({
          name: String(cell),
          holds: valueFor(afterMove(after, CENTRE_CELL), O) >= 0,
        })),
      },
      {
        name: 'must',
        cases: first.map(({ cell, after }) => ({
          name: String(cell),
          holds: losingReplies(after).length === freeCellsIn(after).length - 1,
        })),
      },
    ],
    proofs: [
      followed('corner', bestPlay(positionAfter('X1 O5', symmetry), O, 'draw')),
      holding('edge', positionAfter('X2 O5', symmetry)),
    ],
    drill: { start: positionAfter('X2', symmetry), person: O, goal: 'draw' },
  };
}
