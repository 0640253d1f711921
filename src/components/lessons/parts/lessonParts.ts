/** What the frontmatter of a lesson says of its place in the book. */
export interface LessonPlace {
  /** "Nine squares". */
  readonly part: string;
  /** Where it comes among the others; the numbers of lessons follow from it. */
  readonly order: number;
}

/** Lessons in the order of the book, each with its number: orders may leave gaps, numbers never do. */
export function numberLessons<Lesson extends LessonPlace>(
  lessons: readonly Lesson[],
): (Lesson & { readonly number: number })[] {
  return lessons
    .toSorted((a, b) => a.order - b.order)
    .map((lesson, at) => ({ ...lesson, number: at + 1 }));
}

/** Lessons that belong together: nine squares, boards without borders. */
export interface LessonPart<Lesson> {
  readonly name: string;
  readonly lessons: readonly Lesson[];
}

/** Parts come in the order of their lessons. */
export function partsOf<Lesson extends { readonly part: string }>(
  lessons: readonly Lesson[],
): LessonPart<Lesson>[] {
  const names = [...new Set(lessons.map(({ part }) => part))];
  return names.map((name) => ({ name, lessons: lessons.filter(({ part }) => part === name) }));
}
