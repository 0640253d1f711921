/** Two assignments a lesson: to begin with, and for whoever finds that easy. */
export const TEMPLATE_LEVELS = ['first', 'harder'] as const;
export type TemplateLevel = (typeof TEMPLATE_LEVELS)[number];

export interface TemplateLesson {
  readonly id: string;
  readonly title: string;
}

/** The lessons for which there are tasks to begin with. */
export const TEMPLATE_LESSONS: readonly string[] = [
  'lessons/count',
  'lessons/folk',
  'lessons/fin',
  'lessons/ratings',
  'lessons/minimax',
  'lessons/depth',
  'lessons/whole-tree',
  'lessons/table',
  'lessons/learning',
  'lessons/arena',
  'lessons/why-not-search',
  'lessons/five',
  'lessons/attacks',
  'lessons/ragged',
  'lessons/breakpoints',
  'lessons/weight',
  'lessons/bugs',
  'lessons/threats',
  'lessons/tuning',
  'lessons/renju',
];
