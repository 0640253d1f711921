import { fieldsOf } from '../../../engine/index.ts';
import { putText, stored, type ReadStored, type StoredProblem } from '../../platform/stored.ts';
import { ownFields, readOwn, type OwnWork } from '../ownWork.ts';

/**
 * What a work goes by: the fingerprint of its assignment, and the seed that whoever has begun it drew. A tab remembers it, so
 * that a reload goes on with it, and other tabs do not.
 */
export const ownerOf = (name: string, { seed }: Pick<OwnWork, 'seed'>): string => `${name}.${seed}`;

/** By `ownerOf`. The one that was worked on last comes last. */
type Works = ReadonlyMap<string, OwnWork>;
const OWNER = /^[0-9a-f]{16}\.\d+$/;

/** The work of all pupils on this device. */
export const workStore = stored<Works>('noughtbook.work', {
  empty: new Map(),
  read(fields, lose) {
    const entries = fieldsOf(fields['works']);
    if (!entries) return undefined;
    const works = new Map<string, OwnWork>();
    for (const [owner, found] of Object.entries(entries)) {
      const work = readOwn(found);
      if (work && OWNER.test(owner)) works.set(owner, work);
    }
    const count = Object.keys(entries).length - works.size;
    if (count > 0) lose(count);
    return works;
  },
  write: (works) => ({
    works: Object.fromEntries([...works].map(([owner, work]) => [owner, ownFields(work)])),
  }),
});

/** The works with one of them as it is now, as the one that was worked on last. */
const withWork = (works: Works, owner: string, work: OwnWork): Works =>
  new Map([...works].filter(([each]) => each !== owner)).set(owner, work);

/** Of every assignment the works that pupils have on it, the newest first. */
export function worksByName(works: Works): ReadonlyMap<string, readonly OwnWork[]> {
  const all = new Map<string, OwnWork[]>();
  for (const [owner, work] of [...works].reverse()) {
    const [name = ''] = owner.split('.');
    all.set(name, [...(all.get(name) ?? []), work]);
  }
  return all;
}

/** The works that are stored on an assignment of so many tasks, the newest first. One of another number of tasks is none of it. */
export function readWorksOn(name: string, tasks: number): ReadStored<readonly OwnWork[]> {
  const { value, problem } = workStore.read();
  const works = worksByName(value).get(name) ?? [];
  return { value: works.filter((work) => work.tasks.length === tasks), problem };
}

/** Puts a work into the store. */
export const putWork = (name: string, work: OwnWork) =>
  workStore.change((works) => withWork(works, ownerOf(name, work), work));

/** Takes a work out of the store. */
export const dropWork = (name: string, work: OwnWork) =>
  workStore.change(
    (works) => new Map([...works].filter(([owner]) => owner !== ownerOf(name, work))),
  );

/** What is done to a work, whatever state it is in by then. */
export type WorkEdit = (work: OwnWork) => OwnWork;

/** Where the work of one pupil is stored while it is done. */
export interface PupilStore {
  readonly isHere: boolean;
  /** Whoever stores it knows whose it is: nobody is asked. */
  readonly knowsName?: boolean;
  /** Stores what `edit` makes of the work as it is stored, or of `unstored`, and gives that. */
  change(unstored: OwnWork, edit: WorkEdit): Promise<ReadStored<OwnWork>>;
  /** Why nothing can be stored, before anything is done. */
  problem(): StoredProblem | undefined;
  /** Calls `take` with what another tab has stored of it, until what it gives is called. */
  hear(take: (work: OwnWork) => void): () => void;
}

/** Written and taken away again, to see whether there is room. */
const TRIAL = `${workStore.key}.trial`;

/** On this device. */
export class DeviceStore implements PupilStore {
  readonly isHere = true;
  private readonly owner: string;
  private readonly work: OwnWork;

  constructor(name: string, work: OwnWork) {
    this.owner = ownerOf(name, work);
    this.work = work;
  }

  async change(unstored: OwnWork, edit: WorkEdit): Promise<ReadStored<OwnWork>> {
    const { owner } = this;
    let work = unstored;
    const { problem } = await workStore.change((works) => {
      work = edit(works.get(owner) ?? unstored);
      return withWork(works, owner, work);
    });
    return { value: work, problem };
  }

  problem(): StoredProblem | undefined {
    const { problem } = workStore.read();
    if (problem) return problem;
    const text = workStore.make(new Map([[this.owner, this.work]]));
    const hasRoom = putText('localStorage', TRIAL, text);
    putText('localStorage', TRIAL);
    return hasRoom ? undefined : { code: 'full' };
  }

  hear(take: (work: OwnWork) => void): () => void {
    return workStore.hear(({ value }) => {
      const work = value.get(this.owner);
      if (work) take(work);
    });
  }
}

/**
 * For whoever stores the work in another way, as a learning platform does by the pupil's account. On the
 * device nothing is stored then: the computer of a school has another pupil's work there.
 */
export const storedByPlatform = (knowsName: boolean): PupilStore => ({
  isHere: false,
  knowsName,
  change: (unstored, edit) => Promise.resolve({ value: edit(unstored) }),
  problem: () => undefined,
  hear: () => () => undefined,
});
