import {
  bothSides,
  gameGraph,
  ok,
  parsePolicyText,
  tableOf,
  type CodeMachine,
  type MachineSpec,
  type Result,
  type SourceProblem,
} from '../../../engine/index.ts';
import { arrive } from '../../platform/arrive.dom.ts';
import type { MachineRival } from './othersHandlers.dom.ts';

type FoundRival = Result<MachineRival, SourceProblem>;
const known = new Map<string, Promise<FoundRival>>();

/**
 * A machine as the worker plays it. A program runs for that, in its sandbox, and is asked in each position that it can meet:
 * whoever asks has seen to it that the reader wants that. Rejects where there is no sandbox.
 */
export function rivalOf(machine: MachineSpec): Promise<FoundRival> {
  if (machine.kind === 'cards') return Promise.resolve(ok(machine));
  const key = `${machine.language} ${machine.source}`;
  const found = known.get(key) ?? judged(machine);
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}

/** A table that was edited, or boxes that were trained, by their name in links; `undefined` if that holds no such numbers. */
export function rivalOfNumbers(name: string): MachineRival | undefined {
  const policy = parsePolicyText(name.slice(name.indexOf(':') + 1));
  if (!policy) return undefined;
  const moves = Array.from(gameGraph().stands.keys(), tableOf(policy));
  return { kind: 'moves', moves, isTried: false };
}

async function judged(program: CodeMachine): Promise<FoundRival> {
  const { judgeProgram } = await arrive(() => import('../../sandbox/program.ts'));
  const found = await judgeProgram(program);
  if (!found.ok) return found;
  const { first, second } = found.value;
  return ok({
    kind: 'moves',
    moves: Array.from(gameGraph().stands.keys(), bothSides(first.table, second.table)),
    isTried: !first.isFollowed || !second.isFollowed,
  });
}
