import type { SetupProblem } from '../../../engine/index.ts';

/** What the person is to reach in a task: a win, or at least a draw. */
export const GOALS = ['win', 'draw'] as const;
export type Goal = (typeof GOALS)[number];

/** The fields of a game's link, in the order in which they are written. */
export const PLAY_FIELDS = ['x', 'o', 'board', 'move', 'moves', 'at', 'seed', 'goal'] as const;
export type PlayField = (typeof PLAY_FIELDS)[number];

/** What of a link to a game could not be used. The rest of it was. */
export type PlayProblem =
  | { readonly code: 'too-long' }
  | { readonly code: 'bad-field'; readonly field: PlayField }
  | { readonly code: 'repeated-field'; readonly field: PlayField }
  | { readonly code: 'impossible-board'; readonly why: SetupProblem }
  /** The move with this index (from 0) cannot be made; those before it were. */
  | { readonly code: 'taken'; readonly index: number; readonly cell: number }
  | { readonly code: 'after-end'; readonly index: number }
  /** The task's goal cannot be reached from its start, so it is left aside. */
  | { readonly code: 'no-goal'; readonly goal: Goal }
  /** The game that was kept for this page cannot be read. */
  | { readonly code: 'not-kept' | 'newer' };
