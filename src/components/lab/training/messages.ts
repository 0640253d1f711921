import type { Chances } from '../../../engine/index.ts';

/** Whom a table learns against: a player by its name (`makeBot`), or itself. */
export type Rival = string;
export const ITSELF: Rival = 'itself';

/** How a table fares against a yardstick, exactly. */
export type Measured = Readonly<Record<string, Chances>>;

/** What has become of one table: its numbers, and how it fares. */
export interface RunReport {
  readonly games: number;
  readonly entries: Int32Array<ArrayBuffer>;
  readonly chances: Measured;
}

/** What has become of all tables. */
export interface TrainingReport {
  readonly runs: readonly RunReport[];
  /** What all tables together took to play and to learn; measuring them is not counted. */
  readonly milliseconds: number;
}
