import { X } from '../core/types.ts';
import { SMALL_VARIANT } from '../game/variants.ts';
import { afterMove, type Setup } from '../game/setup.ts';
import type { Permutation } from '../game/symmetry.ts';
import type { Case, FolkClaim } from './claim.ts';
import { CENTRE_CELL, CORNERS, EDGES, between, positionAfter, touches } from './guides.ts';
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
} from './plans.ts';
import { forkingCells, freeCellsIn, threatsAfter, valueFor } from './tactics.ts';

/** Claims about a first move in a corner: 3, 9, 10, 11 and 12. */

const wins = (setup: Setup) => valueFor(setup, X) > 0;
const draws = (setup: Setup) => valueFor(setup, X) === 0;

/** The corner that X began with; where X has two, the first in order. */
const ownCorner = ({ cells }: Setup) => CORNERS.find((cell) => cells[cell] === X) as number;

/** 3. After X in a corner, any reply but the centre loses. */
export function onlyCentreHolds(symmetry: Permutation): FolkClaim {
  const start = positionAfter('X1', symmetry);
  const others = freeCellsIn(start).filter((cell) => cell !== CENTRE_CELL);
  return {
    id: 3,
    parts: [
      {
        name: 'others-lose',
        cases: [
          ...others.map((cell) => ({ name: String(cell), holds: wins(afterMove(start, cell)) })),
          { name: String(CENTRE_CELL), holds: draws(afterMove(start, CENTRE_CELL)) },
        ],
      },
    ],
    proofs: [
      followed('others', {
        ...bestPlay(start, X, 'win'),
        replies: (setup) =>
          freeCellsIn(setup).filter((cell) => planMarks(setup) > 1 || cell !== CENTRE_CELL),
      }),
      holding('centre', afterMove(start, CENTRE_CELL)),
    ],
    drill: { start: positionAfter('X1 O6', symmetry), person: X, goal: 'win' },
  };
}

/** 9. X1 O5 X9: if O answers in a corner X wins by taking the last corner; on an edge it is a draw. */
export function oppositeCorners(symmetry: Permutation): FolkClaim {
  const start = positionAfter('X1 O5 X9', symmetry);
  const lastCorner: FolkPlan = {
    start,
    player: X,
    goal: 'win',
    moves: planInWords((setup) => freeOf(CORNERS, setup)),
    replies: (setup) => (planMarks(setup) === 3 ? freeOf(CORNERS, setup) : freeCellsIn(setup)),
  };
  return {
    id: 9,
    parts: [
      {
        name: 'corner-edge',
        cases: [
          ...freeOf(CORNERS, start).map((cell) => ({
            name: String(cell),
            holds: keeps(lastCorner, 'every', afterMove(start, cell)),
          })),
          ...freeOf(EDGES, start).map((cell) => ({
            name: String(cell),
            holds: draws(afterMove(start, cell)),
          })),
        ],
      },
    ],
    proofs: [followed('corner', lastCorner), holding('edge', start)],
    drill: { start: positionAfter('X1 O5 X9 O3', symmetry), person: X, goal: 'win' },
  };
}

/**
 * 10. X1 O5, then X on an edge not touching X1: if O answers in a corner, X blocks, forks and wins;
 * otherwise a draw. Read as: X completes a line if it can, else stops one if it must, else makes a fork if it
 * can. If it can do none of these, the words don't say what to do.
 */
export function distantEdge(symmetry: Permutation): FolkClaim {
  const before = positionAfter('X1 O5', symmetry);
  const own = ownCorner(before);
  const plan: FolkPlan = {
    start: positionAfter('X1 O5 X6', symmetry),
    player: X,
    goal: 'win',
    moves: planInWords(blockOr(forkingCells)),
  };
  const edges = EDGES.filter((edge) => !touches(edge, own));
  const cases = edges.flatMap((edge) => {
    const start = afterMove(before, edge);
    return freeCellsIn(start).map((reply) => {
      const after = afterMove(start, reply);
      const isCorner = CORNERS.includes(reply);
      const holds = isCorner ? keeps({ ...plan, start }, 'some', after) : draws(after);
      return { name: `${edge} ${reply}`, holds };
    });
  });
  return {
    id: 10,
    parts: [{ name: 'corner-else', cases }],
    proofs: [
      followed('right-corner', { ...plan, start: positionAfter('X1 O5 X6 O7', symmetry) }),
      holding('wrong-corner', positionAfter('X1 O5 X6 O3', symmetry)),
      followed('edge', bestPlay(positionAfter('X1 O5 X6 O4', symmetry), X, 'win')),
    ],
    drill: { start: positionAfter('X1 O5 X6 O7', symmetry), person: X, goal: 'win' },
  };
}

/** "Another corner with a free cell between" it and the first one. */
function cornersInReach(setup: Setup): number[] {
  const own = ownCorner(setup);
  return freeOf(CORNERS, setup).filter((cell) => setup.cells[between(own, cell)] === 0);
}

/** "X's third corner makes two threats": such a corner if there is one, or else any. */
function thirdCorner(setup: Setup): number[] {
  const free = freeOf(CORNERS, setup);
  const double = free.filter((cell) => threatsAfter(setup, cell) > 1);
  return double.length > 0 ? double : free;
}

const threeCorners = (start: Setup): FolkPlan => ({
  start,
  player: X,
  goal: 'win',
  moves: planInWords((setup) =>
    planMarks(setup) === 2 ? cornersInReach(setup) : thirdCorner(setup),
  ),
});

/** Whether O's forced block and its first mark stand in one line that O can still complete. */
function blockHelps(afterEdge: Setup, edge: number, second: number): boolean {
  const block = between(ownCorner(afterEdge), second);
  const taken = afterMove(afterEdge, second).cells;
  return SMALL_VARIANT.geometry.lines.some(
    (line) =>
      line.includes(block) && line.includes(edge) && line.every((cell) => taken[cell] !== X),
  );
}

/** X's second corner against O's first edge: whether the recipe works, and a feature that decides it. */
export interface CornerChoice {
  readonly edge: number;
  readonly second: number;
  readonly works: boolean;
  /** The block gives O two in an open line. */
  readonly blockHelps: boolean;
}

/** Every edge that O may answer with, and every second corner that the recipe then allows. */
export function cornerChoices(symmetry: Permutation): CornerChoice[] {
  const start = positionAfter('X1', symmetry);
  return EDGES.flatMap((edge) => {
    const after = afterMove(start, edge);
    return cornersInReach(after).map((second) => ({
      edge,
      second,
      works: keeps(threeCorners(after), 'every', afterMove(after, second)),
      blockHelps: blockHelps(after, edge, second),
    }));
  });
}

/**
 * 11. X1, O on an edge: X takes another corner with a free cell between, O must block there, X's third
 * corner makes two threats. The cases are O's edges with the second corners that the words allow.
 */
export function threeCornersAgainstEdge(symmetry: Permutation): FolkClaim {
  const cases: Case[] = cornerChoices(symmetry).map(({ edge, second, works }) => ({
    name: `${edge} ${second}`,
    holds: works,
  }));
  return {
    id: 11,
    parts: [{ name: 'three-corners', cases }],
    proofs: [
      refuted('trap', threeCorners(positionAfter('X1 O6', symmetry))),
      followed('works', threeCorners(positionAfter('X1 O6 X3', symmetry))),
      followed('near-edge', threeCorners(positionAfter('X1 O2 X7', symmetry))),
    ],
    drill: { start: positionAfter('X1 O6', symmetry), person: X, goal: 'win' },
  };
}

/** 12. X1 and O in a corner: X takes any free corner, then the last, and wins. */
export function threeCornersAgainstCorner(symmetry: Permutation): FolkClaim {
  const start = positionAfter('X1', symmetry);
  const plan: FolkPlan = {
    start,
    player: X,
    goal: 'win',
    moves: planInWords((setup) => freeOf(CORNERS, setup)),
    replies: (setup) => (planMarks(setup) === 1 ? freeOf(CORNERS, setup) : freeCellsIn(setup)),
  };
  const cases = freeOf(CORNERS, start).map((corner) => ({
    name: String(corner),
    holds: keeps(plan, 'every', afterMove(start, corner)),
  }));
  return {
    id: 12,
    parts: [{ name: 'corners', cases }],
    proofs: [followed('corners', plan)],
    drill: { start: positionAfter('X1 O9', symmetry), person: X, goal: 'win' },
  };
}
