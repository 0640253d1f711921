import { O, X, other, type Mark } from '../core/types.ts';
import type { Setup } from '../game/setup.ts';
import type { CubeSide } from './marks.ts';
import { shortRun } from './proofPlayer.ts';
import { NOWHERE, ThreatCube } from './threats.ts';

/** Why the bot of the cube takes a cell: to complete a line, to stop one, for a run of threats, against one, or for the lines of the cell. */
export interface CubeMove {
  readonly cell: number;
  readonly kind: 'win' | 'stop' | 'threats' | 'deny' | 'lines';
  /** The run, from this move on; that of the other side for `deny`. */
  readonly run?: readonly number[];
}

/** The positions that a search for the other side's run may look at, for each cell that could be against it. */
const DENY_LIMIT = 3_000;

const sideOf = (mark: Mark): CubeSide => (mark === X ? 0 : 2);

/** A bot for 4×4×4 that plays forcing moves first. `undefined` if the game is over. */
export function cubeMove(setup: Setup): CubeMove | undefined {
  const { toMove } = setup;
  const cube = new ThreatCube();
  for (const [cell, content] of setup.cells.entries()) {
    if (content === X || content === O) cube.play(cell, sideOf(content));
  }
  if (cube.hasLine(0) || cube.hasLine(2)) return undefined;
  const [side, rival] = [sideOf(toMove), sideOf(other(toMove))];
  const run = shortRun(cube, side);
  if (run) return { cell: run[0]!, kind: run.length === 1 ? 'win' : 'threats', run };
  const stop = cube.firstWin(rival);
  if (stop !== NOWHERE) return { cell: stop, kind: 'stop' };
  const cells = cube.cellsByWorth(side);
  const [best] = cells;
  if (best === undefined) return undefined;
  const threatened = shortRun(cube, rival);
  if (!threatened) return { cell: best, kind: 'lines' };
  const safe = cells.find((cell) => {
    cube.play(cell, side);
    const isSafe = !cube.findRun(rival, DENY_LIMIT);
    cube.undo(cell, side);
    return isSafe;
  });
  return { cell: safe ?? best, kind: 'deny', run: threatened };
}
