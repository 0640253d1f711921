import {
  type SearchRequest,
  type SearchRun,
  BitPosition,
  SMALL_VARIANT,
  NOBODY,
  seededRng,
  type Rng,
  type Setup,
} from '../../engine/index.ts';
import { workerClient, type WorkerLike } from '../platform/worker.ts';
import type { recordingHandlers } from './serve.ts';

export interface BackgroundOptions {
  /** Told now and then: calls so far, and about how many there will be (never fewer). */
  readonly onProgress?: (calls: number, estimate: number) => void;
  /** Aborting ends the worker. */
  readonly signal?: AbortSignal;
  /** Makes the worker; may throw. */
  readonly makeWorker?: () => WorkerLike;
}

/** Milliseconds without a word from the worker after which it counts as dead. */
const TIMEOUT = 20_000;

function makeRecordingWorker(): WorkerLike {
  return new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' });
}

/** Records in a worker of its own. Rejects with a `WorkerProblem`. */
export async function recordInWorker(
  request: SearchRequest,
  { onProgress, signal, makeWorker = makeRecordingWorker }: BackgroundOptions,
): Promise<SearchRun> {
  const estimate = estimateCalls(request.setup);
  const tell = (calls: number) => onProgress?.(calls, Math.max(estimate, calls));
  const worker = workerClient<typeof recordingHandlers>(makeWorker, { timeout: TIMEOUT });
  try {
    const recording = worker.ask('record', request, { onProgress: tell, signal });
    tell(0);
    return { request, trace: await recording };
  } finally {
    worker.end();
  }
}

const PROBES = 400;

/**
 * About how many calls the search of a position makes, without making it. Games are played at
 * random; the product of the choices on the way to a node stands for all nodes of that depth, and
 * the mean over many games is right on average (Knuth 1975, "Estimating the efficiency of backtrack
 * programs"). The same position always gets the same estimate.
 */
export function estimateCalls(setup: Setup): number {
  const rng = seededRng(1);
  let sum = 0;
  for (let i = 0; i < PROBES; i++) sum += probe(setup, rng);
  return Math.max(1, Math.round(sum / PROBES));
}

function probe(setup: Setup, rng: Rng): number {
  const position = new BitPosition(setup);
  let weight = 1;
  let calls = 1;
  while (position.winner === NOBODY && !position.isFull) {
    const empty = cellsLeft(position);
    weight *= empty.length;
    calls += weight;
    position.play(empty[rng.int(empty.length)] as number, position.toMove);
  }
  return calls;
}

function cellsLeft(position: BitPosition): number[] {
  const cells = Array.from({ length: SMALL_VARIANT.geometry.cellCount }, (_, cell) => cell);
  return cells.filter((cell) => position.isEmpty(cell));
}
