import {
  SIDES,
  fail,
  gameGraph,
  isTurnOf,
  ok,
  type CodeMachine,
  type MachineSpec,
  type Result,
} from '../../../engine/index.ts';
import type { SourceProblem } from '../../../runtimes/program.ts';
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

async function judged(program: CodeMachine): Promise<FoundRival> {
  const { judgeProgram } = await arrive(() => import('../../sandbox/program.ts'));
  const verdicts = await Promise.all(SIDES.map((plays) => judgeProgram(program, plays)));
  const [first, second] = verdicts;
  if (!first?.ok || !second?.ok)
    return fail(verdicts.find((each) => !each.ok)?.problem as SourceProblem);
  const sides = [first.value, second.value] as const;
  const positions = Array.from(gameGraph().stands.keys());
  return ok({
    kind: 'moves',
    moves: positions.map((at) => sides[isTurnOf('first', at) ? 0 : 1].table(at)),
    isTried: !sides.every(({ isFollowed }) => isFollowed),
  });
}
