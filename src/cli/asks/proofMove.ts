import { readFileSync } from 'node:fs';
import {
  ProofPlayer,
  fail,
  markName,
  ok,
  parseCubeProof,
  type ProofMoveProblem,
} from '../../engine/index.ts';
import { badField, type Ask, type RequestError } from './fields.ts';

let player: ProofPlayer | undefined;

/** Plays by the proof that the notebook ships. It is read when it is first asked for. */
function proofPlayer(): ProofPlayer {
  if (player) return player;
  const file = new URL('../../data/cubeProof.txt', import.meta.url);
  const proof = parseCubeProof(readFileSync(file, 'utf8'));
  if (!proof.ok) throw new Error(`the proof of 4×4×4 is ${proof.problem.code}`);
  return (player = new ProofPlayer(proof.value));
}

/** X's move by the proof of 4×4×4. */
export const proofMove: Ask = ({ variant, moves }) => {
  if (variant !== '4x4x4') return fail(badField('variant', '"4x4x4"'));
  if (!Array.isArray(moves)) return fail(badField('moves', 'a list of cells from 0 to 63'));
  const found = proofPlayer().move(moves as number[]);
  return found.ok ? ok({ cell: found.value.cell }) : fail(errorOf(found.problem, moves));
};

function errorOf(problem: ProofMoveProblem, moves: readonly unknown[]): RequestError {
  switch (problem.code) {
    case 'no-cell':
      return badField(`moves[${problem.move}]`, 'a cell from 0 to 63');
    case 'taken': {
      const cell = String(moves[problem.move]);
      return { code: 'taken', message: `"moves": move ${problem.move + 1} takes ${cell} again.` };
    }
    case 'over': {
      const message = `"moves": ${markName(problem.winner)} has a line after ${problem.after} moves.`;
      return { code: 'game-over', message };
    }
    case 'o-to-move':
      return { code: 'bad-board', message: '"moves": O is to move, and the proof plays X.' };
    case 'left':
      return { code: 'bad-board', message: '"moves": X has not played by the proof.' };
  }
}
