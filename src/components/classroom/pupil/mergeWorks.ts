import type { OwnWork } from './ownWork.ts';
import { isAnothers, isSameWork, withAway, type StoredWork } from './workStore.ts';

type Works = ReadonlyMap<string, StoredWork>;

/** What a store holds together with what comes back, and what had to make place. */
interface MergedWorks {
  readonly value: Works;
  readonly replaced?: Works;
}

/**
 * One work on each assignment is at hand. The one that comes back takes that place: another pupil's is put away,
 * beside all that either side had put away, and another state of the same pupil's makes place.
 */
export function mergeWorks(now: Works, back: Works): MergedWorks {
  const value = new Map(now);
  const replaced = new Map<string, StoredWork>();
  let stamp = Math.max(0, ...[...now.values(), ...back.values()].map((each) => each.stamp));
  for (const [name, { work, away = [] }] of back) {
    const there = now.get(name);
    const other = there && !isSameWork(there.work, work) ? there.work : undefined;
    const isBeside = other !== undefined && isAnothers(other, work);
    const known = there?.away ?? [];
    const all = withoutTwins([...away, ...known, ...(isBeside ? [other] : []), work]);
    const others = all.filter((each) => !isSameWork(each, work));
    if (there && !other && others.length === known.length) continue;
    // A new stamp tells a tab that has the work open.
    stamp += 1;
    value.set(name, withAway(work, stamp, others));
    if (there && other && !isBeside) replaced.set(name, withAway(other, there.stamp, []));
  }
  return replaced.size > 0 ? { value, replaced } : { value };
}

/** The last of those that are the same. */
const withoutTwins = (works: readonly OwnWork[]): readonly OwnWork[] =>
  works.filter((work, at) => !works.slice(at + 1).some((each) => isSameWork(each, work)));
