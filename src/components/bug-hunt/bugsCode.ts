import type { CodeToken } from '../stepper/codeView.ts';

/** The running code of one variant of a part. */
export interface VariantCode {
  readonly id: string;
  readonly lines: readonly (readonly CodeToken[])[];
  /** The lines, from 0, in which it differs: the published one from the right one, a repair from the published one. */
  readonly marked: readonly number[];
  /** A type checker objects to it. */
  readonly isSeenByTypes: boolean;
}

/** A part's file, its variants in the order in which they are offered, and code that they call. */
export interface PartCode {
  readonly file: string;
  readonly variants: readonly VariantCode[];
  readonly context?: readonly (readonly CodeToken[])[] | undefined;
}
