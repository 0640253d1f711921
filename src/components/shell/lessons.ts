import { getCollection } from 'astro:content';
import { minutesToRead } from './minutes.ts';

/** Between the parts of a kicker. */
const BETWEEN = ' · ';

/** A lesson as lists of lessons show it. */
export interface LessonCard {
  /** "lessons/count". */
  readonly id: string;
  readonly number: number;
  readonly kicker: string | undefined;
  /** Its kicker without the name of its part: "lesson 3". */
  readonly place: string | undefined;
  readonly title: string;
  readonly description: string | undefined;
  readonly minutes: number;
}

/** The lessons that exist, in the order of the contents. The folder is the list. */
export async function lessonCards(): Promise<LessonCard[]> {
  const pages = await getCollection('docs', ({ id }) => id.startsWith('lessons/'));
  return pages
    .map(({ id, data, body = '' }) => ({
      id,
      number: data.sidebar.order ?? pages.length,
      kicker: data.kicker,
      place: data.kicker?.split(BETWEEN).slice(1).join(BETWEEN),
      title: data.title,
      description: data.description,
      minutes: minutesToRead(body),
    }))
    .sort((a, b) => a.number - b.number);
}

/** Lessons that belong together: nine squares, boards without borders. */
export interface LessonPart {
  readonly name: string;
  readonly lessons: readonly LessonCard[];
}

/** The name of a lesson's part stands at the beginning of its kicker: "Nine squares · lesson 3". */
export function partsOf(lessons: readonly LessonCard[]): LessonPart[] {
  const names = new Map<string, LessonCard[]>();
  for (const lesson of lessons) {
    const name = lesson.kicker?.split(BETWEEN)[0] ?? '';
    names.set(name, [...(names.get(name) ?? []), lesson]);
  }
  return [...names].map(([name, each]) => ({ name, lessons: each }));
}
