import {
  ProofCheck,
  ProofPlayer,
  X,
  cubeMove,
  movesToAnswer,
  parseCubeProof,
  type CubeProof,
  type ProofGap,
} from '../../engine/index.ts';
import { cubeAfter } from './space.ts';

/** What the disc is drawn from: X's answers in preorder. */
export interface ProofShape {
  readonly depths: Uint8Array;
  readonly ends: Int32Array;
}

/** How far a check has come. */
export interface CheckProgress {
  /** Answers that are checked; the next one is checked now. */
  readonly at: number;
  readonly replies: number;
  readonly wonByThreats: number;
  /** X's marks in the longest run of threats after each answer that was checked since the last report. */
  readonly fringe: Uint8Array;
  /** The way to the answer that is checked now, X to move, and the answer. */
  readonly moves: readonly number[];
  readonly cell: number;
}

/** What comes of a check: proved, unless there is a gap. */
export interface CheckVerdict extends CheckProgress {
  readonly gap: ProofGap | undefined;
  /** The cell of the answer that was changed, and the one that was put in its place. */
  readonly changed: readonly [from: number, to: number] | undefined;
}

/** X's move against a reader, and what X knows: `free` is out of the proof. */
export interface ReplyOfProof {
  readonly kind: 'quiet' | 'stop' | 'threats' | 'free';
  readonly cell: number;
  /** From this move to the one that completes a line, both sides. */
  readonly run: readonly number[];
}

/** Replies of O between two looks at the clock, and milliseconds between two reports. */
const SLICE = 150;
const PACE = 40;

/** The proof with one answer changed to another free cell: which, and to what, by two draws from 0 to 1. */
function changedProof(proof: CubeProof, [where, what]: readonly [number, number]): CubeProof {
  // Neither among the very first nor so late that one waits for the whole check.
  const answer = Math.floor((0.15 + 0.5 * where) * proof.cells.length);
  const taken = new Set([...movesToAnswer(proof, answer), proof.cells[answer]]);
  const free = cubeAfter(4, []).flatMap((_, cell) => (taken.has(cell) ? [] : [cell]));
  return { ...proof, cells: proof.cells.with(answer, free[Math.floor(what * free.length)] ?? 0) };
}

/** What the worker is asked, of the proof that `load` brings. `now` is a clock in milliseconds. */
export function proofHandlers(load: () => Promise<string>, now: () => number) {
  let loaded: Promise<CubeProof> | undefined;
  let player: ProofPlayer | undefined;
  const proofOf = () =>
    (loaded ??= load().then((text) => {
      const parsed = parseCubeProof(text);
      if (!parsed.ok) throw new Error(parsed.problem.code);
      return parsed.value;
    }));

  return {
    shape: async (): Promise<ProofShape> => {
      const { depths, ends } = await proofOf();
      return { depths, ends };
    },
    /** Checks the proof, or one that is changed by two draws. */
    check: async (
      draws: readonly [number, number] | undefined,
      report: (progress: CheckProgress) => void,
    ): Promise<CheckVerdict> => {
      const whole = await proofOf();
      const proof = draws ? changedProof(whole, draws) : whole;
      const check = new ProofCheck(proof);
      let told = 0;
      const progress = (): CheckProgress => {
        const { at, replies, wonByThreats } = check;
        const fringe = check.fringe.slice(told, at);
        told = at;
        const shown = Math.min(at, proof.cells.length - 1);
        const moves = movesToAnswer(proof, shown);
        return { at, replies, wonByThreats, fringe, moves, cell: proof.cells[shown] ?? 0 };
      };
      let last = now();
      while (check.run(SLICE) === 'going') {
        if (now() - last < PACE) continue;
        report(progress());
        last = now();
      }
      const other = proof.cells.findIndex((cell, answer) => cell !== whole.cells[answer]);
      const changed = [whole.cells[other] ?? 0, proof.cells[other] ?? 0] as const;
      return { ...progress(), gap: check.gap, changed: draws && changed };
    },
    move: async (moves: readonly number[]): Promise<ReplyOfProof | undefined> => {
      player ??= new ProofPlayer(await proofOf());
      const found = player.move(moves);
      if (found.ok) {
        const { kind, cell } = found.value;
        return { kind, cell, run: found.value.kind === 'threats' ? found.value.run : [cell] };
      }
      const free = cubeMove({ cells: cubeAfter(4, moves), toMove: X });
      return free === undefined ? undefined : { kind: 'free', cell: free, run: [free] };
    },
  };
}

export type ProofHandlers = ReturnType<typeof proofHandlers>;
