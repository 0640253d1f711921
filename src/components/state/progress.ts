import { fieldsOf, parseObject } from '../../engine/index.ts';
import { keepText, localStore, type ErasableStore, type TextStore } from './browserStore.ts';
import { readKept } from './keptText.ts';

/**
 * Which exercises a reader has solved, lesson by lesson: kept on the device, and nowhere else. An
 * exercise is told apart by its kind; its title is kept as the reader saw it.
 */
interface Solved {
  readonly title: string;
  /** How often, 1 … `MOST`. */
  readonly times: number;
}
/** By lesson ("lessons/count"), then by kind ("best-move"). */
export type Progress = Readonly<Record<string, Readonly<Record<string, Solved>>>>;

export const PROGRESS_KEY = 'noughtbook.progress';
const WHAT = 'progress';
const VERSION = 1;
/** More often than this is not told apart. */
const MOST = 9999;
const LONGEST = 200;
/** Lessons, and kinds in one lesson: more are none of ours. */
const WIDEST = 200;
/** Names that can be keys of an object: none of them is one that every object has. */
const LESSON = /^([a-z-]+\/)*lessons\/[a-z0-9-]+$/;
const KIND = /^(?!constructor$)[a-z][a-z0-9-]*$/;

type ProgressProblem = 'unreadable' | 'newer' | 'foreign' | 'not-aside' | 'not-stored';

interface ReadProgress {
  readonly progress: Progress;
  readonly problem?: ProgressProblem;
}

/** What is kept. Never throws: what cannot be read is put aside and named. */
export function readProgress(storage: TextStore | undefined = localStore()): ReadProgress {
  return readKept<ProgressProblem, ReadProgress>(storage, PROGRESS_KEY, {
    nothing: { progress: {} },
    parse: parseProgress,
    trouble: (code) => code,
  });
}

/** As it is stored, and saved as a file. */
export function makeProgress(progress: Progress): string {
  return JSON.stringify({ noughtbook: WHAT, version: VERSION, solved: progress });
}

export function parseProgress(text: string): ReadProgress {
  const found = parseObject(text);
  if (!found) return { progress: {}, problem: 'unreadable' };
  if (found['noughtbook'] !== WHAT) return { progress: {}, problem: 'foreign' };
  const version = found['version'];
  if (typeof version === 'number' && version > VERSION) return { progress: {}, problem: 'newer' };
  const lessons = version === VERSION ? readAll(found['solved'], LESSON, readLesson) : undefined;
  return lessons ? { progress: lessons } : { progress: {}, problem: 'unreadable' };
}

const readLesson = (found: unknown) => readAll(found, KIND, readSolved);

function readSolved(found: unknown): Solved | undefined {
  const { title, times } = fieldsOf(found) ?? {};
  if (typeof title !== 'string' || title.length > LONGEST) return undefined;
  const isCount =
    Number.isSafeInteger(times) && (times as number) >= 1 && (times as number) <= MOST;
  return isCount ? { title, times: times as number } : undefined;
}

/** Every entry read, or `undefined` if one of them cannot be. */
function readAll<Value>(
  found: unknown,
  name: RegExp,
  read: (value: unknown) => Value | undefined,
): Record<string, Value> | undefined {
  const fields = fieldsOf(found);
  const entries = Object.entries(fields ?? {});
  if (!fields || entries.length > WIDEST) return undefined;
  const values: Record<string, Value> = {};
  for (const [key, value] of entries) {
    const each = key.length <= LONGEST && name.test(key) ? read(value) : undefined;
    if (each === undefined) return undefined;
    values[key] = each;
  }
  return values;
}

/** An exercise of a lesson was solved. Where nothing can be stored, nothing is. */
export function noteSolved(
  lesson: string,
  kind: string,
  title: string,
  storage: ErasableStore | undefined = localStore(),
): void {
  if (!LESSON.test(lesson) || !KIND.test(kind)) return;
  const { progress, problem } = readProgress(storage);
  if (problem === 'not-aside' || problem === 'not-stored') return;
  const times = Math.min((progress[lesson]?.[kind]?.times ?? 0) + 1, MOST);
  const solved = { title: title.slice(0, LONGEST), times };
  writeProgress({ ...progress, [lesson]: { ...progress[lesson], [kind]: solved } }, storage);
}

/** False if it could not be stored. */
export function writeProgress(
  progress: Progress,
  storage: ErasableStore | undefined = localStore(),
): boolean {
  if (Object.keys(progress).length > 0) {
    return keepText(storage, PROGRESS_KEY, makeProgress(progress));
  }
  try {
    storage?.removeItem(PROGRESS_KEY);
    return storage !== undefined;
  } catch {
    return false;
  }
}

/** Both together: of an exercise that is in both, whichever was solved more often. */
export function mergeProgress(one: Progress, other: Progress): Progress {
  const merged: Record<string, Record<string, Solved>> = {};
  for (const [lesson, kinds] of [...Object.entries(one), ...Object.entries(other)]) {
    const into = (merged[lesson] ??= {});
    for (const [kind, solved] of Object.entries(kinds)) {
      if ((into[kind]?.times ?? 0) < solved.times) into[kind] = solved;
    }
  }
  return merged;
}

/** The lesson that an address of the site names: "/notes/lessons/count/" under "/notes/" is "lessons/count". */
export function lessonOf(pathname: string, base: string): string {
  const path = pathname.startsWith(base) ? pathname.slice(base.length) : pathname;
  return path.replace(/^\/+|\/+$/g, '').slice(0, LONGEST);
}
