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
  /** The reading was stopped before its end. */
  readonly isStopped?: boolean;
  /** The title of another assignment that the last of it is about; that one is not looked at. */
  readonly elsewhere?: string | undefined;
  /** Lines between others with codes. */
  readonly noCode: readonly LineWithoutCode[];
}

/** What is in a link that was opened. */
export interface LinkContent {
  readonly results: number;
  readonly assignments: number;
  /** Of the first result; empty if it has no name. */
  readonly pupil: string;
  /** Of its assignment; absent if that is not here. */
  readonly title: string | undefined;
}

/** A line of what was brought that has no code in it. */
export interface LineWithoutCode {
  /** A file's name, or which line of what was pasted. */
  readonly from: string;
  /** How it begins. */
  readonly text: string;
}
