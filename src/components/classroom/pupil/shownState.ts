import type { TaskState } from '../../../engine/index.ts';

/** What a pupil is told of a task in a list: `answered` where nothing else may be told yet, `draft` where nothing was checked. */
export type ShownState = TaskState | 'answered' | 'draft';
