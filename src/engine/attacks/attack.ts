import type { Potential } from './rules.ts';

/** An unbroken run of one player's marks on a line. Offsets count from the tried cell. */
export interface Attack {
  readonly from: number;
  readonly to: number;
  /** How many marks. */
  readonly power: number;
  /** How many of its two ends are open. */
  readonly potential: Potential;
  /** 1 for the run through the tried cell; for the others 1 + the empty cells between. */
  readonly divider: number;
  /** The table's entry, divided. */
  readonly weight: number;
}

/** Why a line is a breakpoint: one careless answer on it loses. */
export const BREAK_REASONS = ['none', 'four', 'open three', 'joined'] as const;
export type BreakReason = Exclude<(typeof BREAK_REASONS)[number], 'none'>;
