import { getCollection } from 'astro:content';
import { numberLessons } from './lessonParts.ts';
import { timesOf, type LessonTimes } from './lessonTimes.ts';

/** A lesson as lists of lessons show it. */
export interface LessonCard {
  /** "lessons/count". */
  readonly id: string;
  /** "count". */
  readonly name: string;
  /** From the order of the lessons, and typed nowhere. */
  readonly number: number;
  readonly part: string;
  readonly title: string;
  readonly description: string | undefined;
  readonly times: LessonTimes;
}

const sources = import.meta.glob<string>('/src/components/**/*.{astro,svelte}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Whether a component, by its path below `src/components`, wakes in the browser, or holds one that does. */
function isAwake(file: string): boolean {
  const source = sources[`/src/components/${file}`] ?? '';
  if (file.endsWith('.svelte') || /\bclient:/.test(source)) return true;
  const held = [...source.matchAll(/^import \w+ from '[^']*?(\w+Figure\.astro)';$/gm)];
  return held.length > 0;
}

/** The lessons that exist, in the order of the book. The folder is the list; hidden are addresses that have moved, and a lesson's second page. */
export async function lessonCards(): Promise<LessonCard[]> {
  const pages = await getCollection(
    'docs',
    ({ id, data }) => id.startsWith('lessons/') && !data.sidebar.hidden,
  );
  const lessons = pages.map(({ id, data, body = '' }) => {
    const { part, sidebar } = data;
    if (part === undefined || sidebar.order === undefined) {
      throw new Error(`${id}: a lesson says its part and its order in the frontmatter.`);
    }
    return {
      id,
      name: id.replace('lessons/', ''),
      part,
      order: sidebar.order,
      title: data.title,
      description: data.description,
      times: timesOf(body, isAwake),
    };
  });
  return numberLessons(lessons);
}

/** A lesson by the name of its file: "minimax". A name that there is not stops the build. */
export async function lessonNamed(name: string): Promise<LessonCard> {
  const lesson = (await lessonCards()).find((each) => each.name === name);
  if (!lesson) throw new Error(`There is no lesson "${name}".`);
  return lesson;
}
