import { EMPTY, O, X, type CellContent } from '../../engine/index.ts';
import { cubeMessages } from '#language/cube/messages';
import type { ReplyOfProof } from './proofWork.ts';
import { completing, placeInCube } from './space.ts';

/** Of a run of threats, the cells of both sides: X's marks that are still to come once its first one lies on the board. */
export const marksLeft = (run: readonly number[]): number => (run.length - 1) / 2;

/** What is said to O after X's move: what X knew, if that is known, and the cell that has to be taken. */
export function proofSays(board: readonly CellContent[], reply?: ReplyOfProof): string {
  const { knows, run, threat, double } = cubeMessages.proof;
  const [due, another] = completing(4, board, O).length === 0 ? completing(4, board, X) : [];
  if (another !== undefined) return double;
  const place = due === undefined ? '' : cubeMessages.place(placeInCube(due, 4));
  if (place && reply && reply.run.length > 1) return run(marksLeft(reply.run), place);
  if (place) return threat(place);
  if (!reply || reply.kind === 'threats') return '';
  return knows[reply.kind](board.filter((content) => content === EMPTY).length);
}
