import { machineOf, machineStore } from '../bot/machineStore.ts';
import { othersWorker } from '../bot/others/othersWorker.dom.ts';
import { rivalOf } from '../bot/others/rival.dom.ts';
import { makeBuilt } from '../players/players.ts';
import { OWN_JOINED, joinArena } from './arena.ts';

let joining: Promise<boolean> | undefined;

/** Works out the reader's own machine against everybody, here and aside; false if there is none, or it can't be run. */
export function joinOwnMachine(): Promise<boolean> {
  joining ??= join().catch(() => false);
  return joining;
}

async function join(): Promise<boolean> {
  const { value: own } = machineStore.read();
  if (!own) return false;
  const machine = machineOf(own);
  const rival = await rivalOf(machine);
  // Where nothing can be followed there are no exact chances.
  if (!rival.ok || (rival.value.kind === 'moves' && rival.value.isTried)) return false;
  const met = await othersWorker().ask('meet', rival.value);
  joinArena({ ...met, player: makeBuilt(machine) ?? '' });
  dispatchEvent(new Event(OWN_JOINED));
  return true;
}
