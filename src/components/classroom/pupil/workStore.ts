import { fieldsOf } from '../../../engine/index.ts';
import { isInTheWay, putText, stored, type StoredProblem } from '../../platform/stored.ts';
import { ownFields, readOwn, type OwnWork } from './ownWork.ts';

/** More changes than anybody makes. */
const MOST_STAMP = 2 ** 40;

export interface StoredWork {
  readonly work: OwnWork;
  /** Goes up with everything that is stored here: tells what is newer, and whether another tab wrote. */
  readonly stamp: number;
  /** Of others who use this device: put away when somebody else began. */
  readonly away?: readonly OwnWork[];
}

/** The form of what `fingerprint` gives. */
const FINGERPRINT = /^[0-9a-f]{16}$/;
/** By fingerprint. */
type Works = ReadonlyMap<string, StoredWork>;

/** The work of pupils on this device, by the fingerprints of the assignments. */
export const workStore = stored<Works>('noughtbook.work', {
  empty: new Map(),
  read(fields, lose) {
    const entries = fieldsOf(fields['works']);
    if (!entries) return undefined;
    const works = new Map<string, StoredWork>();
    for (const [name, entry] of Object.entries(entries)) {
      const stamp = stampOf(fieldsOf(entry)?.['stamp']);
      const work = readOwn(entry);
      if (!work || stamp === undefined || !FINGERPRINT.test(name)) continue;
      works.set(name, { work, stamp, ...awayIn(entry, lose) });
    }
    const count = Object.keys(entries).length - works.size;
    if (count > 0) lose(count);
    return works;
  },
  write(works) {
    const entries = [...works].map(([name, { work, stamp, away }]) => [
      name,
      { stamp, ...ownFields(work), ...(away && { away: away.map(ownFields) }) },
    ]);
    return { works: Object.fromEntries(entries) as object };
  },
});

/** Works that were put away, and how many of them cannot be read. */
function awayIn(entry: unknown, lose: (count: number) => void): Pick<StoredWork, 'away'> {
  const found = fieldsOf(entry)?.['away'];
  if (!Array.isArray(found)) return {};
  const away = found.map(readOwn).filter((each) => each !== undefined);
  const count = found.length - away.length;
  if (count > 0) lose(count);
  return away.length > 0 ? { away } : {};
}

/** A stamp that was not counted up here makes its work the oldest: it must not stay ahead of all others. */
function stampOf(found: unknown): number | undefined {
  if (!Number.isSafeInteger(found)) return undefined;
  const stamp = found as number;
  return stamp >= 0 && stamp <= MOST_STAMP ? stamp : 0;
}

/**
 * The work that is stored on an assignment of so many tasks. One of another number of tasks is none of it:
 * it is quarantined, so that a new one can take its place.
 */
export function readWorkOn(
  name: string,
  tasks: number,
): {
  readonly entry?: StoredWork | undefined;
  readonly problem?: StoredProblem | undefined;
} {
  const { value: works, problem } = workStore.read();
  const entry = works.get(name);
  if (!entry || entry.work.tasks.length === tasks) return { entry, problem };
  const isQuarantined = quarantineWork(name, entry);
  return {
    problem: isQuarantined ? { code: 'lost-some', count: 1 } : { code: 'full' },
  };
}

const quarantineWork = (name: string, entry: StoredWork): boolean =>
  workStore.keepAside(workStore.make(new Map([[name, entry]])));

/** Whether both have been begun, and not by the same pupil: who begins anew draws a seed. */
export const isAnothers = (one: OwnWork, other: OwnWork): boolean =>
  one.seed !== other.seed && one.at !== undefined && other.at !== undefined;

interface StoringWork {
  readonly stamp: number;
  /** What another tab had stored in the meantime, and what was now written over. */
  readonly replaced?: OwnWork | undefined;
  readonly problem?: StoredProblem | undefined;
}

/**
 * Stores a work, beside those of other tabs. `seen` is the stamp that this tab knows of it: another one
 * there tells that another tab has written in the meantime.
 */
export function storeWork(name: string, work: OwnWork, seen: number | undefined): StoringWork {
  const { value: works } = workStore.read();
  const there = works.get(name);
  const isOther = there && there.work.tasks.length !== work.tasks.length;
  if (isOther && !quarantineWork(name, there)) {
    return { stamp: seen ?? 0, problem: { code: 'full' } };
  }
  const isNews = there !== undefined && !isOther && there.stamp !== seen;
  // Two pupils in two tabs: what the other has done is put away, and not written over.
  const isSomebodys = isNews && work.seed !== there.work.seed && there.work.at !== undefined;
  const replaced = isNews && !isSomebodys ? there.work : undefined;
  const stamp = nextStamp(works);
  const others = (isOther ? undefined : there?.away) ?? [];
  const away = isSomebodys
    ? [...others.filter((each) => !isEarlier(each, work)), there.work]
    : others;
  const problem = workStore.changeNow(
    () => new Map([...works, [name, withAway(work, stamp, away)]]),
  ).problem;
  return problem ? { stamp: seen ?? 0, problem } : { stamp, replaced };
}

/** Of the same pupil's work, with nothing in it that the later one lacks. */
function isEarlier(one: OwnWork, later: OwnWork): boolean {
  if (one.seed !== later.seed || (one.handed !== undefined && one.handed !== later.handed)) {
    return false;
  }
  return one.tasks.every(({ attempts, draft }, at) => {
    const after = later.tasks[at];
    const isIn = (answer: string) => after?.attempts.some((each) => each.answer === answer);
    const isKept = draft === undefined || after?.draft !== undefined || isIn(draft);
    return isKept && attempts.every(({ answer }) => isIn(answer));
  });
}

/** Written and taken away again, to see whether there is room. */
const TRIAL = `${workStore.key}.trial`;

/** Why a work could not be stored, before any of it is done. */
function problemStoring(name: string, work: OwnWork): StoredProblem | undefined {
  const { problem } = readWorkOn(name, work.tasks.length);
  if (problem && isInTheWay(problem)) return problem;
  const text = workStore.make(new Map([[name, { work, stamp: MOST_STAMP }]]));
  const isRoom = putText('localStorage', TRIAL, text);
  putText('localStorage', TRIAL);
  return isRoom ? undefined : { code: 'full' };
}

/** One more than that of any work. */
const nextStamp = (works: Works): number =>
  Math.max(0, ...[...works.values()].map(({ stamp }) => stamp)) + 1;

/** Takes a work out of the store. One that was put away for it comes back into its place. */
export function dropWork(name: string): void {
  workStore.changeNow((works) => {
    const others = new Map([...works].filter(([each]) => each !== name));
    const { away = [] } = works.get(name) ?? {};
    const last = away.at(-1);
    // A new stamp: a tab that has the dropped one open must not write over the one that is back.
    return last ? others.set(name, withAway(last, nextStamp(works), away.slice(0, -1))) : others;
  });
}

export const withAway = (work: OwnWork, stamp: number, away: readonly OwnWork[]): StoredWork =>
  away.length > 0 ? { work, stamp, away } : { work, stamp };

/**
 * Somebody else is at work: theirs, which may be one of those that were put away, takes the place of the one that is there,
 * and that is put away if it was begun. Gives why it could not be stored.
 */
export function changePupil(name: string, work: OwnWork): StoredProblem | undefined {
  return workStore.changeNow((works) => {
    const there = works.get(name);
    const stamp = nextStamp(works);
    const others = (there?.away ?? []).filter((each) => !isSameWork(each, work));
    const away = there?.work.at === undefined ? others : [...others, there.work];
    return new Map([...works, [name, withAway(work, stamp, away)]]);
  }).problem;
}

export const isSameWork = (one: OwnWork, other: OwnWork): boolean =>
  JSON.stringify(ownFields(one)) === JSON.stringify(ownFields(other));

/** Where the work of one pupil is stored while it is done. */
export interface PupilStore {
  readonly isHere: boolean;
  /** Whoever stores it knows whose it is: nobody is asked. */
  readonly knowsName?: boolean;
  /** Never throws: `problem` says why it is not stored, `replaced` what another tab had stored in its place. */
  store(work: OwnWork): Omit<StoringWork, 'stamp'>;
  /** Why a work could not be stored; it is not. */
  problemStoring(work: OwnWork): StoredProblem | undefined;
  /**
   * What another tab has stored since, if the event of the browser is about that. Where `takes` says yes it is gone
   * on with here, so to write over it is none of its loss.
   */
  storedElsewhere(
    event: Pick<StorageEvent, 'key'>,
    takes: (work: OwnWork) => boolean,
  ): OwnWork | undefined;
}

/** On this device, under the name of the assignment: there is one work on each. */
export class DeviceStore implements PupilStore {
  readonly isHere = true;
  private readonly name: string;
  private stamp: number | undefined;

  /** `stamp` is what the store knows the work by; absent if it is not stored yet. */
  constructor(name: string, stamp?: number) {
    this.name = name;
    this.stamp = stamp;
  }

  store(work: OwnWork): Omit<StoringWork, 'stamp'> {
    const { stamp, ...rest } = storeWork(this.name, work, this.stamp);
    this.stamp = stamp;
    return rest;
  }

  problemStoring(work: OwnWork): StoredProblem | undefined {
    return problemStoring(this.name, work);
  }

  storedElsewhere(
    event: Pick<StorageEvent, 'key'>,
    takes: (work: OwnWork) => boolean,
  ): OwnWork | undefined {
    if (!workStore.isStoredElsewhere(event)) return undefined;
    const entry = workStore.read().value.get(this.name);
    if (!entry || entry.stamp === this.stamp) return undefined;
    if (takes(entry.work)) this.stamp = entry.stamp;
    return entry.work;
  }
}

/**
 * For whoever stores the work in another way, as a learning platform does by the pupil's account. On the
 * device nothing is stored then: the computer of a school has another pupil's work there.
 */
export const storedByPlatform = (knowsName: boolean): PupilStore => ({
  isHere: false,
  knowsName,
  store: () => ({}),
  problemStoring: () => undefined,
  storedElsewhere: () => undefined,
});
