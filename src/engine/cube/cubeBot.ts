import { O, X, other, type Mark } from '../core/types.ts';
import type { Setup } from '../game/setup.ts';
import type { CubeSide } from './marks.ts';
import { shortRun } from './proofPlayer.ts';
import { NOWHERE, ThreatCube } from './threats.ts';

/** The positions that a search for the other side's run may look at, for each cell that could be against it. */
const DENY_LIMIT = 3_000;

const sideOf = (mark: Mark): CubeSide => (mark === X ? 0 : 2);

/**
 * The cell of a bot for 4×4×4 that plays forcing moves first: to complete a line, for a run of threats, to stop a line,
 * against a run, or for the lines of the cell. `undefined` if the game is over.
 */
export function cubeMove({ cells: contents, toMove }: Setup): number | undefined {
  const cube = new ThreatCube();
  for (const [cell, content] of contents.entries()) {
    if (content === X || content === O) cube.play(cell, sideOf(content));
  }
  if (cube.hasLine(0) || cube.hasLine(2)) return undefined;
  const [side, rival] = [sideOf(toMove), sideOf(other(toMove))];
  const run = shortRun(cube, side);
  if (run) return run[0];
  const stop = cube.firstWin(rival);
  if (stop !== NOWHERE) return stop;
  const cells = cube.cellsByWorth(side);
  if (!shortRun(cube, rival)) return cells[0];
  const safe = cells.find((cell) => {
    cube.play(cell, side);
    const isSafe = !cube.findRun(rival, DENY_LIMIT);
    cube.undo(cell, side);
    return isSafe;
  });
  return safe ?? cells[0];
}
