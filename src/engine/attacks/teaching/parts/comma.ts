import type { Potential } from '../../rules.ts';
import type { Cap, LineWeights } from './walk.ts';

/** The table's entry for a power and a potential. */
export const comma = {
  right: function entryOf(table: LineWeights, cap: Cap, pot: Potential): number {
    return table[cap][pot];
  },
  printed: function entryOf(table: LineWeights, cap: Cap, pot: Potential): number {
    // prettier-ignore
    // @ts-expect-error A comma throws its left side away: this is a row, not a number.
    return table[cap, pot];
  },
  swapped: function entryOf(table: LineWeights, cap: Cap, pot: Potential): number {
    // @ts-expect-error A row has three entries, and powers go up to five.
    return table[pot][cap];
  },
  widest: function entryOf(table: LineWeights, cap: Cap, _pot: Potential): number {
    return table[cap][2];
  },
} as const;
