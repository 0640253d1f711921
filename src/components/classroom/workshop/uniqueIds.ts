/** More of anything than is ever counted up to here: beyond it, adding one may give the same number again. */
const MOST_ID = 2 ** 40;

/**
 * Things as they were stored, no two of one number: one that was not counted up here, or that stands there
 * twice, gets a fresh one. The same text always gets the same numbers.
 */
export function withUniqueIds<Thing extends { readonly id: number }>(
  things: readonly Thing[],
): readonly Thing[] {
  const isOwn = (id: number) => Number.isInteger(id) && id >= 1 && id <= MOST_ID;
  let last = things.reduce((most, { id }) => (isOwn(id) ? Math.max(most, id) : most), 0);
  const taken = new Set<number>();
  return things.map((thing) => {
    const isFree = isOwn(thing.id) && !taken.has(thing.id);
    const id = isFree ? thing.id : ++last;
    taken.add(id);
    return isFree ? thing : { ...thing, id };
  });
}
