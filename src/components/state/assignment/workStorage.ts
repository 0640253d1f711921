import { fieldsOf, parseObject } from '../../../engine/index.ts';
import type { KeptProblem } from '../../view/assignment/keptProblem.ts';
import { putAside } from '../aside.ts';
import { localStore, type TextStore } from '../browserStore.ts';
import { makeKept, openKept, readStored, writeStored, type KeptFormat } from '../openKept.ts';
import { ownFields, readOwn, type OwnWork } from './ownWork.ts';

/** The work of pupils on this device, by the fingerprints of the assignments. */
export const WORK_KEY = 'noughtbook.work';
/** There is nothing older than version 1. */
const WORKS: KeptFormat = { migrations: [] };
/** Works that are kept; beyond them the oldest that were handed in go. */
export const MOST_WORKS = 24;
/** More changes than anybody makes. */
const MOST_STAMP = 2 ** 40;

export interface KeptWork {
  readonly work: OwnWork;
  /** Goes up with everything that is stored here: tells what is newer, and whether another tab wrote. */
  readonly stamp: number;
}

/** The form of what `fingerprint` gives. */
const FINGERPRINT = /^[0-9a-f]{16}$/;
/** By fingerprint. */
export type Works = ReadonlyMap<string, KeptWork>;

interface ReadWorks {
  readonly works: Works;
  readonly problem?: KeptProblem | undefined;
}

const NONE: Works = new Map();

/** Everything that is kept. Never throws: what cannot be read is put aside and named. */
export function readWorks(storage: TextStore | undefined = localStore()): ReadWorks {
  return readStored<ReadWorks>(storage, WORK_KEY, { works: NONE }, parseWorks);
}

export function makeWorks(works: Works): string {
  const entries = [...works].map(([name, { work, stamp }]) => [
    name,
    { stamp, ...ownFields(work) },
  ]);
  return makeKept(WORKS, { works: Object.fromEntries(entries) as object });
}

function parseWorks(text: string): ReadWorks {
  const opened = openKept(parseObject(text), WORKS);
  if (!opened.ok) return { works: NONE, problem: opened.problem };
  const entries = fieldsOf(opened.value['works']);
  if (!entries) return { works: NONE, problem: { code: 'unreadable' } };
  const works = new Map<string, KeptWork>();
  for (const [name, entry] of Object.entries(entries)) {
    const stamp = stampOf(fieldsOf(entry)?.['stamp']);
    const work = readOwn(entry);
    if (work && stamp !== undefined && FINGERPRINT.test(name)) works.set(name, { work, stamp });
  }
  const count = Object.keys(entries).length - works.size;
  return count === 0 ? { works } : { works, problem: { code: 'lost-some', count } };
}

/** A stamp that was not counted up here makes its work the oldest: it must not stay ahead of all others. */
function stampOf(found: unknown): number | undefined {
  if (!Number.isSafeInteger(found)) return undefined;
  const stamp = found as number;
  return stamp >= 0 && stamp <= MOST_STAMP ? stamp : 0;
}

/**
 * The work that is kept on an assignment of so many tasks. One of another number of tasks is none of it: it
 * is put aside, so that a new one can take its place.
 */
export function readWorkOn(
  name: string,
  tasks: number,
  storage: TextStore | undefined = localStore(),
): { readonly kept?: KeptWork | undefined; readonly problem?: KeptProblem | undefined } {
  const { works, problem } = readWorks(storage);
  const kept = works.get(name);
  if (!kept || !storage || kept.work.tasks.length === tasks) return { kept, problem };
  const isAside = putWorkAside(name, kept, storage);
  return { problem: isAside ? { code: 'lost-some', count: 1 } : { code: 'not-aside' } };
}

const putWorkAside = (name: string, kept: KeptWork, storage: TextStore): boolean =>
  putAside(storage, WORK_KEY, makeWorks(new Map([[name, kept]])));

export interface Stored {
  readonly stamp: number;
  /** What another tab had stored in the meantime, and what was now written over. */
  readonly replaced?: OwnWork | undefined;
  readonly problem?: KeptProblem | undefined;
}

/**
 * Stores a work, beside those of other tabs. `seen` is the stamp that this tab knows of it: another one
 * there tells that another tab has written in the meantime.
 */
export function storeWork(
  name: string,
  work: OwnWork,
  seen: number | undefined,
  storage: TextStore | undefined = localStore(),
): Stored {
  const { works, problem } = readWorks(storage);
  const there = works.get(name);
  const isOther = there && there.work.tasks.length !== work.tasks.length;
  if (isOther && storage && !putWorkAside(name, there, storage)) {
    return { stamp: seen ?? 0, problem: { code: 'not-aside' } };
  }
  const replaced = there && !isOther && there.stamp !== seen ? there.work : undefined;
  const stamp = Math.max(0, ...[...works.values()].map((each) => each.stamp)) + 1;
  const next = pruned(new Map([...works, [name, { work, stamp }]]), name);
  const failed = writeStored(storage, WORK_KEY, makeWorks(next), problem);
  return failed ? { stamp: seen ?? 0, problem: failed } : { stamp, replaced };
}

/** Takes a work out of the store. */
export function dropWork(
  name: string,
  storage: TextStore | undefined = localStore(),
): KeptProblem | undefined {
  const { works, problem } = readWorks(storage);
  const others = new Map([...works].filter(([each]) => each !== name));
  return writeStored(storage, WORK_KEY, makeWorks(others), problem);
}

/** Without the oldest of those that were handed in, if there are too many; never without `keep`. */
function pruned(works: Works, keep: string): Works {
  const spare = works.size - MOST_WORKS;
  if (spare <= 0) return works;
  const old = [...works]
    .filter(([name, { work }]) => name !== keep && work.handed !== undefined)
    .sort(([, a], [, b]) => a.stamp - b.stamp)
    .slice(0, spare)
    .map(([name]) => name);
  return new Map([...works].filter(([name]) => !old.includes(name)));
}
