import {
  bothSides,
  gameGraph,
  ok,
  parsePolicyText,
  tableOf,
  type MachineSpec,
  type Result,
  type SourceProblem,
} from '../../../engine/index.ts';
import { arrive } from '../../platform/arrive.dom.ts';
import { workerClient, type WorkerClient } from '../../platform/worker.ts';
import type { JudgeOptions } from '../../sandbox/program.ts';
import type { MachineRival, othersHandlers } from './othersHandlers.dom.ts';

let client: WorkerClient<typeof othersHandlers> | undefined;

/** Plays machines against each other aside, so that the page goes on meanwhile. Each question rejects with a `WorkerProblem`. */
export const othersWorker = (): WorkerClient<typeof othersHandlers> =>
  (client ??= workerClient(
    () => new Worker(new URL('./others.worker.ts', import.meta.url), { type: 'module' }),
    { timeout: 60_000 },
  ));

/**
 * A machine as the worker plays it. A program runs for that, in its sandbox, and is asked in each position that it can meet:
 * whoever asks has seen to it that the reader wants that. Rejects where there is no sandbox.
 */
export async function rivalOf(
  machine: MachineSpec,
  options?: JudgeOptions,
): Promise<Result<MachineRival, SourceProblem>> {
  if (machine.kind === 'cards') return ok(machine);
  if (machine.kind === 'trained') return ok(rivalOfNumbers(machine.numbers) as MachineRival);
  const { judgeProgram } = await arrive(() => import('../../sandbox/program.ts'));
  const found = await judgeProgram(machine, options);
  if (!found.ok) return found;
  const { first, second } = found.value;
  return ok({
    kind: 'moves',
    moves: Array.from(gameGraph().stands.keys(), bothSides(first.table, second.table)),
    isTried: !first.isFollowed || !second.isFollowed,
  });
}

/** A table that was edited, or boxes that were trained, by their numbers or a name that ends with those; `undefined` for any other. */
export function rivalOfNumbers(name: string): MachineRival | undefined {
  const policy = parsePolicyText(name.replace(/^.*[:.]/, ''));
  if (!policy) return undefined;
  const moves = Array.from(gameGraph().stands.keys(), tableOf(policy));
  return { kind: 'moves', moves, isTried: false };
}
