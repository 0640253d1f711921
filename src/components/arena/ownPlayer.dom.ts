import { machineOf, machineStore } from '../bot/machineStore.ts';
import { othersWorker, rivalOf, rivalOfNumbers } from '../bot/others/rival.dom.ts';
import { makeBuilt } from '../players/players.ts';
import { OWN_JOINED, joinArena } from './arena.ts';
import { ownInLink } from './pairLink.ts';

let joining: Promise<boolean> | undefined;

/**
 * Works out the reader's own machine against everybody, here and aside, or the table or boxes that the link brings along;
 * false if there is none, or it can't be run.
 */
export function joinOwnMachine(): Promise<boolean> {
  joining ??= join().catch(() => false);
  return joining;
}

async function join(): Promise<boolean> {
  const brought = ownInLink(location.hash);
  const found =
    brought === undefined ? await stored() : { player: brought, rival: rivalOfNumbers(brought) };
  if (!found?.rival) return false;
  const met = await othersWorker().ask('meet', found.rival);
  joinArena({ ...met, player: found.player });
  dispatchEvent(new Event(OWN_JOINED));
  return true;
}

/** The machine that is kept on this device. */
async function stored() {
  const { value: own } = machineStore.read();
  if (!own) return undefined;
  const machine = machineOf(own);
  const rival = await rivalOf(machine);
  // Where nothing can be followed there are no exact chances.
  if (!rival.ok || (rival.value.kind === 'moves' && rival.value.isTried)) return undefined;
  return { player: makeBuilt(machine) ?? '', rival: rival.value };
}
