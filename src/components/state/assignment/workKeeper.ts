import type { KeptProblem } from '../../view/assignment/keptProblem.ts';
import type { OwnWork } from './ownWork.ts';
import { WORK_KEY, readWorks, storeWork } from './workStorage.ts';

/** Where the work of one pupil is kept while it is done. */
export interface WorkKeeper {
  readonly isHere: boolean;
  /** Never throws: `problem` says why it is not kept, `replaced` what another tab had kept in its place. */
  keep(work: OwnWork): {
    readonly replaced?: OwnWork | undefined;
    readonly problem?: KeptProblem | undefined;
  };
  /** What another tab has kept since, if the event of the store is about that. */
  heard(event: Pick<StorageEvent, 'key'>): OwnWork | undefined;
}

/** On this device, under the name of the assignment: there is one work on each. */
export class DeviceKeeper implements WorkKeeper {
  readonly isHere = true;
  private readonly name: string;
  private stamp: number | undefined;

  /** `stamp` is what the store knows the work by; absent if it is not stored yet. */
  constructor(name: string, stamp?: number) {
    this.name = name;
    this.stamp = stamp;
  }

  keep(work: OwnWork): ReturnType<WorkKeeper['keep']> {
    const { stamp, replaced, problem } = storeWork(this.name, work, this.stamp);
    this.stamp = stamp;
    return { replaced, problem };
  }

  heard({ key }: Pick<StorageEvent, 'key'>): OwnWork | undefined {
    if (key !== null && key !== WORK_KEY) return undefined;
    const kept = readWorks().works.get(this.name);
    if (!kept || kept.stamp === this.stamp) return undefined;
    this.stamp = kept.stamp;
    return kept.work;
  }
}

/**
 * For whoever keeps the work by another way, as a learning platform does by the pupil's account. On the
 * device nothing is kept then: the computer of a school has another pupil's work there.
 */
export const KEPT_ELSEWHERE: WorkKeeper = {
  isHere: false,
  keep: () => ({}),
  heard: () => undefined,
};
