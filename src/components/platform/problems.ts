import type { MarkName, LargeInputProblem } from '../../engine/index.ts';
import type { LinkProblem } from './link.ts';
import type { ImpossibleBoard, StepBeyondEnd } from './linkFields.ts';
import type { UnknownParts } from './unknownParts.ts';

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

/** The fields of the links to figures. */
export type FigureField =
  | 'fig'
  | 'step'
  | 'search'
  | 'board'
  | 'move'
  | 'computer'
  | 'order'
  | 'seed'
  | 'ties'
  | 'depth'
  // Of those that go straight on,
  | 'level'
  | 'moves'
  // and of those on a large board.
  | 'stones'
  | 'size'
  | 'cell'
  | 'mark'
  | 'line';

/** What of a link to a figure could not be used. The rest of it was. */
export type AddressProblem =
  | LinkProblem<FigureField>
  | UnknownParts
  | ImpossibleBoard
  | StepBeyondEnd
  | { readonly code: 'impossible-sheet'; readonly why: LargeInputProblem };
