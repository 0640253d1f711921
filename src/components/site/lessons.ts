import { getCollection } from 'astro:content';
import { partPlaceOf } from './lessonParts.ts';
import { minutesToRead } from './minutes.ts';

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
      place: partPlaceOf(data.kicker),
      title: data.title,
      description: data.description,
      minutes: minutesToRead(body),
    }))
    .sort((a, b) => a.number - b.number);
}
