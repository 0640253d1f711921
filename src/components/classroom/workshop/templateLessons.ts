import type { KindId, Level } from '../../../engine/index.ts';

/** Two assignments a lesson: to begin with, and for whoever finds that easy. */
export const TEMPLATE_LEVELS = ['first', 'harder'] as const;
export type TemplateLevel = (typeof TEMPLATE_LEVELS)[number];

export interface TemplateLesson {
  readonly id: string;
  readonly title: string;
}

/** Where the tasks of a lesson are opened, on the page of the workshop. */
export const templateLink = ({ id }: TemplateLesson, level: TemplateLevel): string =>
  `#lesson=${id.split('/')[1]}${level === 'harder' ? '&level=harder' : ''}`;

/** The lesson and the level of such a link, if it is one and the lesson has tasks. */
export function templateIn(
  hash: string,
  lessons: readonly TemplateLesson[],
): readonly [TemplateLesson, TemplateLevel] | undefined {
  return lessons
    .filter(({ id }) => id in TEMPLATES)
    .flatMap((lesson) => TEMPLATE_LEVELS.map((level) => [lesson, level] as const))
    .find(([lesson, level]) => templateLink(lesson, level) === hash);
}

type Asked = Readonly<Partial<Record<KindId, readonly Level[]>>>;

/**
 * By lesson the kinds that it ends with, each with the levels of its tasks, and a little more of it; and the same for whoever finds
 * that easy.
 */
export const TEMPLATES: Readonly<Record<string, Readonly<Record<TemplateLevel, Asked>>>> = {
  'lessons/count': {
    first: { 'count-forms': [1, 2, 1, 2] },
    harder: { 'count-forms': [3, 3, 3, 3] },
  },
  'lessons/folk': {
    first: { 'find-win': [1], 'stop-loss': [1], fork: [1], 'stop-fork': [1], 'best-move': [2] },
    harder: { 'stop-fork': [2, 3], fork: [3], 'best-move': [3], 'play-on': [2] },
  },
  'lessons/fin': {
    first: { 'line-sum': [1, 2], 'dead-lines': [1, 2] },
    harder: { 'line-sum': [3, 3], 'dead-lines': [3, 3], open: [1] },
  },
  'lessons/ratings': {
    first: { 'cell-rating': [1, 2, 3], 'own-machine': [1] },
    harder: { 'cell-rating': [3, 3], 'own-machine': [2, 3], open: [1] },
  },
  'lessons/minimax': {
    first: { 'return-value': [1, 2], 'fill-tree': [1, 2], 'best-move': [3] },
    harder: { 'return-value': [3], 'fill-tree': [3, 3], 'best-move': [3], open: [1] },
  },
  'lessons/depth': {
    first: { 'depth-rating': [1, 2], 'moves-to-win': [1, 2] },
    harder: { 'depth-rating': [3, 3], 'moves-to-win': [3, 3] },
  },
  'lessons/whole-tree': {
    first: { 'cut-branches': [1, 1, 1, 1] },
    harder: { 'cut-branches': [2, 2, 3, 3], open: [1] },
  },
  'lessons/table': {
    first: { 'canonical-form': [1, 1], 'count-forms': [2] },
    harder: { 'canonical-form': [2, 2, 3], 'count-forms': [3] },
  },
  'lessons/learning': {
    first: { 'bead-chances': [1, 2, 3], open: [1] },
    harder: { 'bead-chances': [3, 3, 3], open: [1] },
  },
  'lessons/arena': {
    first: { 'expected-score': [1, 2], 'play-on': [2] },
    harder: { 'expected-score': [3, 3], 'play-on': [3] },
  },
  'lessons/why-not-search': {
    first: { evaluation: [1, 2], horizon: [1, 2] },
    harder: { evaluation: [3], horizon: [3, 3, 3] },
  },
  'lessons/five': {
    first: { 'find-five': [1, 2, 2, 3] },
    harder: { 'find-five': [3, 3, 3, 3] },
  },
  'lessons/attacks': {
    first: { 'line-attacks': [1, 2, 3, 3] },
    harder: { 'line-attacks': [3, 3, 3, 3] },
  },
  'lessons/breakpoints': {
    first: { 'double-threat': [1, 1, 2] },
    harder: { 'double-threat': [3, 3, 3] },
  },
  'lessons/weight': {
    first: { 'cell-weight': [1, 2, 2], 'double-threat': [1] },
    harder: { 'cell-weight': [3, 3, 3], 'double-threat': [2] },
  },
  'lessons/bugs': {
    first: { 'line-attacks': [3], 'cell-weight': [1, 2] },
    harder: { 'line-attacks': [3], 'cell-weight': [3, 3, 3] },
  },
  'lessons/threats': {
    first: { 'forced-reply': [1, 2], 'win-by-fours': [1, 2] },
    harder: { 'win-by-fours': [3, 3], 'forced-reply': [3] },
  },
  'lessons/tuning': {
    first: { 'match-result': [1, 1, 2, 2, 2] },
    harder: { 'match-result': [3, 3, 3, 3] },
  },
  'lessons/renju': {
    first: { 'is-forbidden': [1, 1, 2, 2] },
    harder: { 'is-forbidden': [3, 3, 3, 3] },
  },
  'lessons/how-large': {
    first: { 'who-wins': [1, 1, 2], 'find-pairing': [1], 'board-move': [1] },
    harder: { 'who-wins': [3, 3], 'find-pairing': [2, 3], 'board-move': [2, 3] },
  },
  'lessons/dimensions': {
    first: { 'lines-through': [1, 2, 3, 3] },
    harder: { 'lines-through': [3, 3], 'board-move': [3] },
  },
};
