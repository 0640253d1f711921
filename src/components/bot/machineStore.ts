import { makeMachine, parseMachine, type CardId } from '../../engine/index.ts';
import { stored } from '../platform/stored.ts';

/** A machine of cards, with the name that its owner has given it. */
export interface CardsMachine {
  readonly name: string;
  readonly cards: readonly CardId[];
}

/** What a new machine begins with: enough to be shown where it loses, and far from enough. */
export const FIRST_CARDS: readonly CardId[] = ['win', 'block'];

/** The most characters of a name that travels in a link. */
export const MOST_NAME = 40;

/** The machine of cards that belongs to this browser. */
export const machineStore = stored<CardsMachine | undefined>('noughtbook.machine', {
  empty: undefined,
  read({ name, machine }) {
    if (typeof name !== 'string' || typeof machine !== 'string') return undefined;
    const read = parseMachine(machine);
    return read.ok && read.value.kind === 'cards' ? { name, cards: read.value.cards } : undefined;
  },
  write: ({ name, cards }) => ({ name, machine: makeMachine({ kind: 'cards', cards }) }),
});
