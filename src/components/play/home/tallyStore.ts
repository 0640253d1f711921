import { stored } from '../../platform/stored.ts';

/** How the games against the machine of the first page have ended on this device. */
export interface Tally {
  readonly person: number;
  readonly draw: number;
  readonly machine: number;
}

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

export const NO_GAMES: Tally = { person: 0, draw: 0, machine: 0 };

export const tallyStore = stored<Tally>('noughtbook.tally', {
  empty: NO_GAMES,
  read: ({ person, draw, machine }) =>
    isCount(person) && isCount(draw) && isCount(machine) ? { person, draw, machine } : undefined,
});
