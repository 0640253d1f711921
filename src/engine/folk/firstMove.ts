import { O, X } from '../core/types.ts';
import { BitPosition } from '../game/bitPosition.ts';
import { SMALL_VARIANT } from '../game/variants.ts';
import { emptySetup, afterMove, type Setup } from '../game/setup.ts';
import type { Permutation } from '../game/symmetry.ts';
import type { FolkClaim } from './claim.ts';
import { CENTRE_CELL, CORNERS, EDGES, positionAfter } from './guides.ts';
import { holding, winning } from './plans.ts';
import { freeCellsIn, losingReplies, valueFor } from './tactics.ts';

/** Claims about the first move: 1, 2, 18 and 19. */

const firstMoves = () => [CENTRE_CELL, ...CORNERS, ...EDGES];
const valueOf = (cell: number) => valueFor(afterMove(emptySetup(), cell), X);

/** How many of the eight replies to this first mark lose. */
export function waysToGoWrong(first: number): number {
  return losingReplies(afterMove(emptySetup(), first)).length;
}

/** How many lines go through a cell. */
export function lineCountOf(cell: number): number {
  return SMALL_VARIANT.geometry.lines.filter((line) => line.includes(cell)).length;
}

/** Whether the number is greater here than for every other kind of first move. */
function isMost(measure: (cell: number) => number, kind: readonly number[]): boolean {
  const others = firstMoves().filter((cell) => !kind.includes(cell));
  const least = Math.min(...kind.map(measure));
  return others.every((cell) => measure(cell) < least);
}

const known = new Map<string, number>();

/** In how many of the orders in which the free cells can be filled X gets a line first. */
function ordersWonByX(setup: Setup): number {
  // By board: a page asks for this, and would stand still if each board were counted once per order.
  const key = setup.cells.join('');
  const won = known.get(key) ?? countOrders(setup);
  known.set(key, won);
  return won;
}

function countOrders(setup: Setup): number {
  const free = freeCellsIn(setup);
  const game = new BitPosition(setup);
  if (game.isOver) return game.winner === X ? factorial(free.length) : 0;
  return free.reduce((sum, cell) => sum + ordersWonByX(afterMove(setup, cell)), 0);
}

function factorial(of: number): number {
  return of < 2 ? 1 : of * factorial(of - 1);
}

/** How often X wins from this first mark if both sides then move at random: exactly, of `all`. */
export function randomWins(first: number): { readonly won: number; readonly all: number } {
  return { won: wonAtRandom(first), all: factorial(8) };
}

function wonAtRandom(first: number): number {
  return ordersWonByX(afterMove(emptySetup(), first));
}

/**
 * Three meanings of "best": a better result against best play, more replies that lose, or more wins if both sides
 * move at random.
 */
function best(kind: readonly number[]) {
  return {
    name: 'best',
    cases: [
      { name: 'value', holds: isMost(valueOf, kind) },
      { name: 'mistakes', holds: isMost(waysToGoWrong, kind) },
      { name: 'random', holds: isMost(wonAtRandom, kind) },
    ],
  };
}

/** 1. The centre is the best first move: it lies on the most lines. */
export function centreIsBest(symmetry: Permutation): FolkClaim {
  return {
    id: 1,
    parts: [
      best([CENTRE_CELL]),
      { name: 'lines', cases: [{ name: 'most', holds: isMost(lineCountOf, [CENTRE_CELL]) }] },
    ],
    // Against the centre O holds the draw as against any other first mark.
    proofs: [holding('holds', positionAfter('X5 O1', symmetry))],
    drill: { start: positionAfter('X5', symmetry), person: O, goal: 'draw' },
  };
}

/** 2. A corner is the best first move: it leaves the opponent the most ways to go wrong. */
export function cornerIsBest(symmetry: Permutation): FolkClaim {
  return {
    id: 2,
    parts: [
      best(CORNERS),
      { name: 'mistakes', cases: [{ name: 'most', holds: isMost(waysToGoWrong, CORNERS) }] },
    ],
    proofs: [holding('holds', positionAfter('X1 O5', symmetry))],
    drill: { start: positionAfter('X1 O8', symmetry), person: X, goal: 'win' },
  };
}

/**
 * 18. There is no way to win but from the centre. Read as: after any other first mark there is no
 * reply against which X can force a win.
 */
export function onlyFromCentre(symmetry: Permutation): FolkClaim {
  const others = firstMoves().filter((cell) => cell !== CENTRE_CELL);
  return {
    id: 18,
    parts: [
      {
        name: 'none',
        cases: others.map((cell) => ({ name: String(cell), holds: waysToGoWrong(cell) === 0 })),
      },
    ],
    proofs: [
      winning('corner', positionAfter('X1 O2', symmetry)),
      winning('edge', positionAfter('X2 O4', symmetry)),
    ],
    drill: { start: positionAfter('X2 O9', symmetry), person: X, goal: 'win' },
  };
}

/** 19. Two players who know the strategy always draw: neither can force more from the empty board. */
export function alwaysDraw(symmetry: Permutation): FolkClaim {
  const value = valueFor(emptySetup(), X);
  return {
    id: 19,
    parts: [
      {
        name: 'draw',
        cases: [
          { name: 'X', holds: value <= 0 },
          { name: 'O', holds: value >= 0 },
        ],
      },
    ],
    proofs: [
      holding('first', positionAfter('X5', symmetry), X),
      holding('second', positionAfter('X1', symmetry)),
    ],
    drill: { start: positionAfter('', symmetry), person: X, goal: 'draw' },
  };
}
