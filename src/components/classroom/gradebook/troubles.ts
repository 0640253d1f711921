import type { AssignmentProblem, WorkProblem } from '../../../engine/index.ts';
import type { PackProblem } from '../packProblem.ts';

/** Why something that was brought to the gradebook is not in it. */
export type TroubleWhy =
  | { readonly of: 'code'; readonly problem: PackProblem }
  | { readonly of: 'work'; readonly problem: WorkProblem }
  | { readonly of: 'assignment'; readonly problem: AssignmentProblem }
  /** A pupil's copy that cannot be read. */
  | { readonly of: 'copy'; readonly isNewer: boolean }
  /** A gradebook of which so many parts cannot be read. */
  | { readonly of: 'book'; readonly isNewer: boolean; readonly parts: number }
  /** No code and no file of ours is in it. */
  | { readonly of: 'nothing' }
  | { readonly of: 'large'; readonly limit: number }
  | { readonly of: 'zip' }
  /** More files, or more codes in a text, than are read at once. */
  | { readonly of: 'many' | 'codes'; readonly limit: number };

export interface Trouble {
  /** A file's name, a file in a zip, a line of what was pasted. */
  readonly from: string;
  readonly why: TroubleWhy;
}
