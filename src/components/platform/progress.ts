import { fieldsOf, parseObject } from '../../engine/index.ts';
import { stored, type ReadStored, type StoredProblem } from './stored.ts';

/**
 * Which exercises a reader has solved, lesson by lesson: stored on the device, and nowhere else. An
 * exercise is told apart by its kind and its title, which is stored as the reader saw it.
 */
interface Solved {
  /** Of several of one kind in a lesson their titles, a line each: the latest first. */
  readonly title: string;
  /** How often, 1 … `MOST`. */
  readonly times: number;
}
/** By lesson ("lessons/count"), then by kind ("best-move"). */
export type Progress = Readonly<Record<string, Readonly<Record<string, Solved>>>>;

/** Kinds of exercises that were solved: one that ends two lessons counts once. */
export const kindsSolved = (progress: Progress): number =>
  new Set(Object.values(progress).flatMap(Object.keys)).size;

/** More often than this is not told apart. */
const MOST = 9999;
const LONGEST = 200;
/** Exercises of one kind in one lesson. */
const MOST_TITLES = 20;
/** Names that can be keys of an object: none of them is one that every object has. */
const LESSON = /^([a-z-]+\/)*lessons\/[a-z0-9-]+$/;
const KIND = /^(?!constructor$)[a-z][a-z0-9-]*$/;

const isName = (key: string, name: RegExp) => key.length <= LONGEST && name.test(key);

const WHAT = 'progress';

/** What is stored, and saved as a file. */
export const progressStore = stored<Progress>('noughtbook.progress', {
  what: WHAT,
  empty: {},
  read: ({ solved }) => readAll(solved, LESSON, readLesson),
  write: (solved) => ({ solved }),
});

/** Reads such a file; `foreign` is one of another page. */
export function parseProgressFile(
  text: string,
): ReadStored<Progress, StoredProblem | { readonly code: 'foreign' }> {
  const found = parseObject(text);
  const isForeign = found !== undefined && found['noughtbook'] !== WHAT;
  return isForeign ? { value: {}, problem: { code: 'foreign' } } : progressStore.parse(text);
}

const readLesson = (found: unknown) => readAll(found, KIND, readSolved);

function readSolved(found: unknown): Solved | undefined {
  const { title, times } = fieldsOf(found) ?? {};
  if (typeof title !== 'string' || title.length > MOST_TITLES * (LONGEST + 1)) return undefined;
  const isCount =
    Number.isSafeInteger(times) && (times as number) >= 1 && (times as number) <= MOST;
  return isCount ? { title, times: times as number } : undefined;
}

export const titlesOf = (solved: Solved | undefined): readonly string[] =>
  solved?.title.split('\n') ?? [];
const titled = (titles: readonly string[]): string =>
  [...new Set(titles)].slice(0, MOST_TITLES).join('\n');

/** Every entry read, or `undefined` if one of them cannot be. */
function readAll<Value>(
  found: unknown,
  name: RegExp,
  read: (value: unknown) => Value | undefined,
): Record<string, Value> | undefined {
  const fields = fieldsOf(found);
  const entries = Object.entries(fields ?? {});
  // However many there are: several files may have been added.
  if (!fields) return undefined;
  const values: Record<string, Value> = {};
  for (const [key, value] of entries) {
    const each = isName(key, name) ? read(value) : undefined;
    if (each === undefined) return undefined;
    values[key] = each;
  }
  return values;
}

/** An exercise of a lesson was solved. Where nothing can be stored, nothing is. */
export function noteSolved(lesson: string, kind: string, title: string): void {
  if (!isName(lesson, LESSON) || !isName(kind, KIND)) return;
  void progressStore.change((progress) => {
    const before = progress[lesson]?.[kind];
    const times = Math.min((before?.times ?? 0) + 1, MOST);
    const solved = { title: titled([title.slice(0, LONGEST), ...titlesOf(before)]), times };
    return { ...progress, [lesson]: { ...progress[lesson], [kind]: solved } };
  });
}

/** Two exercises of one kind in one lesson are told apart by their titles. */
export const isSolved = (lesson: string, kind: string, title: string): boolean =>
  titlesOf(progressStore.read().value[lesson]?.[kind]).includes(title.slice(0, LONGEST));

/** Both together: of an exercise that is in both, whichever was solved more often. */
export function mergeProgress(one: Progress, other: Progress): Progress {
  const merged: Record<string, Record<string, Solved>> = {};
  for (const [lesson, kinds] of [...Object.entries(one), ...Object.entries(other)]) {
    const into = (merged[lesson] ??= {});
    for (const [kind, solved] of Object.entries(kinds)) {
      const before = into[kind] ?? solved;
      const [more, less] = before.times < solved.times ? [solved, before] : [before, solved];
      into[kind] = { title: titled([more, less].flatMap(titlesOf)), times: more.times };
    }
  }
  return merged;
}

/** The lesson that an address of the site names: "/notes/lessons/count/" under "/notes/" is "lessons/count". */
export function lessonOf(pathname: string, base: string): string {
  const path = pathname.startsWith(base) ? pathname.slice(base.length) : pathname;
  return path.replace(/^\/+|\/+$/g, '').slice(0, LONGEST);
}
