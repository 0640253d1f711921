import {
  type SearchRequest,
  type SearchRun,
  BitPosition,
  NO_CELL,
  SEARCH_TRAITS,
  seededRng,
  variantOfId,
  type Rng,
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
  const estimate = estimateCalls(request);
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
export function estimateCalls(request: SearchRequest): number {
  const rng = seededRng(1);
  let sum = 0;
  for (let i = 0; i < PROBES; i++) sum += probe(request, rng);
  return Math.max(1, Math.round(sum / PROBES));
}

function probe({ search, variant, setup, depth }: SearchRequest, rng: Rng): number {
  const position = new BitPosition(setup, variantOfId(variant));
  const limit = SEARCH_TRAITS[search].hasLimit ? depth : Infinity;
  let weight = 1;
  let calls = 1;
  while (!position.isOver && position.ply < limit) {
    const cells = playable(position);
    weight *= cells.length;
    calls += weight;
    position.play(cells[rng.int(cells.length)] as number, position.toMove);
  }
  return calls;
}

function playable(position: BitPosition): number[] {
  const cells: number[] = [];
  for (let cell = position.firstEmpty(); cell !== NO_CELL; cell = position.emptyAfter(cell)) {
    cells.push(cell);
  }
  return cells;
}
