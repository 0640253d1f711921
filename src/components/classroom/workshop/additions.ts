/** What can be put at the end of an assignment: a new task, those of a lesson, or some of another assignment. */
export const ADDITIONS = ['task', 'lesson', 'other'] as const;
export type Addition = (typeof ADDITIONS)[number];
