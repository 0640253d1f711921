/** Between the parts of a kicker: "Nine squares · lesson 3". */
const BETWEEN = ' · ';

/** Lessons that belong together: nine squares, boards without borders. */
export interface LessonPart<Lesson> {
  readonly name: string;
  readonly lessons: readonly Lesson[];
}

/** The part of a lesson stands at the beginning of its kicker. Parts come in the order of their lessons. */
export function partsOf<Lesson extends { readonly kicker: string | undefined }>(
  lessons: readonly Lesson[],
): LessonPart<Lesson>[] {
  const parts = new Map<string, Lesson[]>();
  for (const lesson of lessons) {
    const name = lesson.kicker?.split(BETWEEN)[0] ?? '';
    parts.set(name, [...(parts.get(name) ?? []), lesson]);
  }
  return [...parts].map(([name, each]) => ({ name, lessons: each }));
}

/** A kicker without the name of its part: "lesson 3". */
export function partPlaceOf(kicker: string | undefined): string | undefined {
  return kicker?.split(BETWEEN).slice(1).join(BETWEEN);
}
