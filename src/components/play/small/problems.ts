import type { LinkProblem } from '../../platform/link.ts';
import type { UnknownParts } from '../../platform/unknownParts.ts';
import type { GameNotKept } from '../played.ts';
import type { ImpossibleBoard } from '../../platform/linkFields.ts';

/** What the person is to reach in a task: a win, or at least a draw. */
export const TASK_GOALS = ['win', 'draw'] as const;
export type TaskGoal = (typeof TASK_GOALS)[number];

/** The fields of a game's link. */
export type PlayField = 'x' | 'o' | 'board' | 'move' | 'moves' | 'at' | 'seed' | 'goal';

/** What of a link to a game could not be used. The rest of it was. */
export type PlayProblem =
  | LinkProblem<PlayField>
  | UnknownParts
  | ImpossibleBoard
  /** The move with this index (from 0) cannot be made; those before it were. */
  | { readonly code: 'taken'; readonly index: number; readonly cell: number }
  | { readonly code: 'after-end'; readonly index: number }
  /** The task's goal cannot be reached from its start, so it is left aside. */
  | { readonly code: 'no-goal'; readonly goal: TaskGoal }
  | GameNotKept;
