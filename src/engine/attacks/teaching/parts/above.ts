import type { CountedRun } from './walk.ts';

/** Whether an attack counts: with an open end, or as a five. */
export const above = {
  right: function counts({ power, potential }: CountedRun): boolean {
    return potential > 0 || power >= 5;
  },
  printed: function counts({ power, potential }: CountedRun): boolean {
    return potential > 0 || power > 5;
  },
  always: function counts(_attack: CountedRun): boolean {
    return true;
  },
  both: function counts({ power, potential }: CountedRun): boolean {
    return potential === 2 || power >= 5;
  },
} as const;
