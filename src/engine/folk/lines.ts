import { afterMove, type Setup } from '../game/setup.ts';
import { solvedMoves } from '../search/solved.ts';
import type { FolkProof } from './claim.ts';
import { nextCells, planned } from './plan.ts';

/** A proof as a game to step through: which moves can come next, and which one comes by default. */

/** What can follow after the first moves of a proof. */
export interface NextInProof {
  /** The move that the proof goes on with; `undefined` at its end. */
  readonly cell: number | undefined;
  /** The cells to choose from, where it is the opponent's turn. */
  readonly choices: readonly number[];
}

export function startOfProof(proof: FolkProof): Setup {
  return proof.kind === 'plan' ? proof.plan.start : proof.start;
}

/** What can follow after `moves`, which were played from the start of the proof. */
export function nextInProof(proof: FolkProof, moves: readonly number[]): NextInProof {
  if (proof.kind === 'refutation') return { cell: proof.moves[moves.length], choices: [] };
  const { plan } = proof;
  const setup = moves.reduce(afterMove, plan.start);
  const cells = nextCells(plan, setup);
  if (cells.length === 0) return { cell: undefined, choices: [] };
  if (setup.toMove === plan.player) return { cell: planned(plan, setup), choices: [] };
  return { cell: stubborn(setup, cells), choices: cells };
}

/** The most stubborn reply: the one with the best result and, of equal ones, the longest game. */
function stubborn(setup: Setup, allowed: readonly number[]): number | undefined {
  const [best] = solvedMoves(setup)
    .filter(({ cell }) => allowed.includes(cell))
    .sort((a, b) => b.value - a.value || b.distance - a.distance);
  return best?.cell;
}

/** The proof's own game to its end, with the most stubborn reply each time. */
export function mainLine(proof: FolkProof): number[] {
  const moves: number[] = [];
  for (;;) {
    const { cell } = nextInProof(proof, moves);
    if (cell === undefined) return moves;
    moves.push(cell);
  }
}
