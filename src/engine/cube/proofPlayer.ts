import { O, X, type Mark } from '../core/types.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { CUBE_CELLS } from './cube.ts';
import type { CubeProof } from './proofFile.ts';
import { ProofIndex } from './proofIndex.ts';
import type { CubeSide } from './marks.ts';
import { NOWHERE, ThreatCube } from './threats.ts';

/**
 * X's move by the proof: where it has to stop O, or a quiet one, both answers of the proof; or the first of a run of
 * threats: the cells of both sides, from this move to the one that completes a line.
 */
export type ProofMove =
  | { readonly kind: 'stop' | 'quiet'; readonly cell: number }
  | { readonly kind: 'threats'; readonly cell: number; readonly run: readonly number[] };

/** Why there is none; `move` is the place of a move in the list, `after` counts moves. `left`: X has left the proof, and no win by threats is seen. */
export type ProofMoveProblem =
  | { readonly code: 'no-cell' | 'taken'; readonly move: number }
  | { readonly code: 'over'; readonly winner: Mark; readonly after: number }
  | { readonly code: 'o-to-move' | 'left' };

/** The threats that a run may have at first, and the positions that a search for it may look at; then those for any run. */
const SHORT = [2, 4, 6, 9] as const;
const SHORT_LIMIT = 5_000;
const LIMIT = 200_000;

/** A run of threats for a side to move, if one is found: a short one, if one is found soon. */
export function shortRun(cube: ThreatCube, side: CubeSide): readonly number[] | undefined {
  for (const most of SHORT) {
    const run = cube.findRun(side, SHORT_LIMIT, most);
    if (run) return run;
  }
  return cube.findRun(side, LIMIT);
}

/** Plays X by a proof. */
export class ProofPlayer {
  private readonly index: ProofIndex;
  private readonly cube = new ThreatCube();

  constructor(proof: CubeProof) {
    this.index = new ProofIndex(proof);
  }

  /** X's move after these cells, in the order played: those of X by the proof, or by one that is symmetric to it. */
  move(moves: readonly number[]): Result<ProofMove, ProofMoveProblem> {
    const { cube } = this;
    cube.clear();
    // A run that has begun is played to its end, so that X keeps its word about how many marks are left.
    let run: readonly number[] | undefined;
    let hasBegun = false;
    for (const [at, cell] of moves.entries()) {
      const problem = this.overProblem(at) ?? this.problemAt(cell, at);
      if (problem) return fail(problem);
      const side = at % 2 === 0 ? 0 : 2;
      if (side === 0 && !hasBegun && !this.index.has(cube.marks)) {
        hasBegun = true;
        run = shortRun(cube, 0);
      }
      cube.play(cell, side);
      run = run?.[0] === cell ? run.slice(1) : undefined;
    }
    const over = this.overProblem(moves.length);
    if (over) return fail(over);
    if (moves.length % 2 !== 0) return fail({ code: 'o-to-move' });
    const cell = this.index.find(cube.marks);
    if (cell !== undefined)
      return ok({ kind: cube.firstWin(2) === NOWHERE ? 'quiet' : 'stop', cell });
    run ??= shortRun(cube, 0);
    return run?.[0] === undefined
      ? fail({ code: 'left' })
      : ok({ kind: 'threats', cell: run[0], run });
  }

  private problemAt(cell: number, move: number): ProofMoveProblem | undefined {
    if (!Number.isInteger(cell) || cell < 0 || cell >= CUBE_CELLS) return { code: 'no-cell', move };
    return this.cube.isFree(cell) ? undefined : { code: 'taken', move };
  }

  private overProblem(after: number): ProofMoveProblem | undefined {
    if (this.cube.hasLine(0)) return { code: 'over', winner: X, after };
    if (this.cube.hasLine(2)) return { code: 'over', winner: O, after };
    return undefined;
  }
}
