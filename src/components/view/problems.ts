import type { MarkName, SetupProblem, SheetProblem } from '../../engine/index.ts';

/**
 * Why moves cannot be followed. `index` counts the moves from 0; everything before it was
 * followed.
 */
export type FollowProblem =
  | { readonly code: 'too-long' }
  | { readonly code: 'unreadable'; readonly text: string }
  | { readonly code: 'not-a-cell'; readonly index: number; readonly text: string }
  | { readonly code: 'wrong-mark'; readonly index: number; readonly mover: MarkName }
  | {
      readonly code: 'taken';
      readonly index: number;
      readonly cell: number;
      readonly mark: MarkName;
    }
  | { readonly code: 'over'; readonly index: number; readonly call: number }
  | { readonly code: 'cut'; readonly index: number; readonly cell: number }
  /** Alpha-beta never tried it. */
  | {
      readonly code: 'untried';
      readonly index: number;
      readonly cell: number;
      readonly call: number;
    }
  /** The limit of plies was reached before it. */
  | { readonly code: 'horizon'; readonly index: number; readonly call: number };

/** The fields of a figure's address, in the order in which they are written. */
export const ADDRESS_FIELDS = [
  'fig',
  'step',
  'search',
  'board',
  'move',
  'computer',
  'order',
  'seed',
  'ties',
  'depth',
] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** The same for a figure that goes straight on. */
export const STEP_ADDRESS_FIELDS = [
  'fig',
  'step',
  'board',
  'move',
  'seed',
  'level',
  'moves',
] as const;
export type StepAddressField = (typeof STEP_ADDRESS_FIELDS)[number];

/** And for one on a large board. */
export const SHEET_ADDRESS_FIELDS = [
  'fig',
  'step',
  'stones',
  'size',
  'cell',
  'mark',
  'line',
  'seed',
] as const;
export type SheetAddressField = (typeof SHEET_ADDRESS_FIELDS)[number];

export type AnyAddressField = AddressField | StepAddressField | SheetAddressField;

/** What of a link could not be used. The rest of it was. */
export type AddressProblem =
  | { readonly code: 'too-long' }
  | { readonly code: 'bad-field'; readonly field: AnyAddressField }
  | { readonly code: 'repeated-field'; readonly field: AnyAddressField }
  | { readonly code: 'impossible-sheet'; readonly why: SheetProblem }
  | { readonly code: 'impossible-board'; readonly why: SetupProblem }
  | { readonly code: 'step-beyond-end'; readonly step: number; readonly last: number };

/** What of the stored settings could not be used, or why nothing is stored. */
export type SettingsProblem =
  /** No text of ours; it was kept aside. */
  | { readonly code: 'unreadable' }
  /** Written by a later version of the site; it was kept aside. */
  | { readonly code: 'newer'; readonly version: number }
  /** These fields had values that are not known any more. */
  | { readonly code: 'bad-fields'; readonly fields: readonly string[] }
  /** Stored here is what cannot be read, and there was no room to put it aside: it is left alone. */
  | { readonly code: 'not-aside' }
  /** The browser stores nothing here, or no more. */
  | { readonly code: 'not-stored' };

/** Why no recording came of a search in the background. */
export const WORKER_PROBLEMS = ['died', 'not-started', 'unsupported', 'cancelled'] as const;
export type WorkerProblemCode = (typeof WORKER_PROBLEMS)[number];
