import type { Chances, Learner } from '../../../engine/index.ts';

/** Whom a table learns against: a player by its name (`makeBot`), or itself. */
export type Rival = string;
export const ITSELF: Rival = 'itself';

/** What the page sends: tables to teach, then how many games each of them plays next. */
export type ToTrainer =
  | { readonly kind: 'begin'; readonly learners: readonly Learner[]; readonly rival: Rival }
  | { readonly kind: 'train'; readonly games: number };

/** How a table fares against a yardstick, exactly. */
export type Measured = Readonly<Record<string, Chances>>;

/** What has become of one table: its numbers, and how it fares. */
export interface RunReport {
  readonly games: number;
  readonly entries: Int32Array;
  readonly chances: Measured;
}

/** What the worker answers, once to each message. */
export interface FromTrainer {
  readonly runs: readonly RunReport[];
  /** What all tables together took to play and to learn; measuring them is not counted. */
  readonly milliseconds: number;
}
