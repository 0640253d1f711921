/** What is counted of all positions with one number of marks. */
export interface Ply {
  readonly ply: number;
  /** Sequences of moves that lead there. */
  readonly calls: number;
  /** Those of them that are finished games. */
  readonly ended: number;
  readonly positions: number;
  /** Positions, if turned and mirrored ones count once. */
  readonly classes: number;
  /** Some of the classes: nine contents each, as digits. */
  readonly boards: readonly string[];
}
