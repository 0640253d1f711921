/** What has come of adding to the gradebook. */
export interface Added {
  readonly fresh: number;
  readonly same: number;
  /** Results that there was no room for. */
  readonly noRoom: number;
  readonly assignments: number;
  /** Assignments that there was no room for. */
  readonly noPlace: number;
  readonly bad: number;
}

/** What a teacher decides, and no pupil: how much of it a gradebook holds. */
export interface Decisions {
  /** Answers with points by a person. */
  readonly points: number;
  /** Results that are put aside. */
  readonly leftOut: number;
  /** Assignments with tasks that are worth something else, or given to all. */
  readonly weights: number;
  readonly names: number;
}
