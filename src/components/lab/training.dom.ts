import { workerClient, type WorkerClient, type WorkerLike } from '../platform/worker.ts';
import type { trainingHandlers } from './trainingServe.dom.ts';

/** A worker that teaches tables. */
export type TrainingWorker = WorkerClient<ReturnType<typeof trainingHandlers>>;

function makeWorker(): WorkerLike {
  return new Worker(new URL('./training.worker.ts', import.meta.url), { type: 'module' });
}

export function trainingWorker(make = makeWorker): TrainingWorker {
  return workerClient(make, { timeout: 15_000 });
}

/** Games of one errand. */
export const ERRANDS = [20_000, 100, 1000, 200_000] as const;

/** Games of a bad teacher's errand: what was learnt in a quarter of them is undone. */
export const BAD_GAMES = 80_000;

/** The least milliseconds from one piece to the next: the games take less, but a shelf that changes is to be seen. */
export const GLIMPSE = 20;

/** A long errand is cut into about so many pieces: that often the curve grows. */
const PIECES = 50;
/** In the first games most is learnt, so the curve begins with pieces of so few games (one, where it is watched) … */
const FIRST_PIECE = 10;
/** … and each piece is at most this share of all the games before it. */
const GROWTH = 1 / 4;

/** How many games a table plays before it is measured again; `isFine`: somebody watches how it changes. */
export function gamesPerPiece(
  goal: number,
  done: number,
  gamesBefore: number,
  isFine = false,
): number {
  const left = goal - done;
  const grown = Math.max(isFine ? 1 : FIRST_PIECE, Math.floor(gamesBefore * GROWTH));
  return Math.min(left, grown, Math.ceil(goal / PIECES));
}
