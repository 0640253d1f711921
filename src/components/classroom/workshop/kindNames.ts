import { KIND_IDS, loadKind } from '../../exercises/registry.ts';

/** What every kind is called and is about: words to find an assignment by. Rejects if one of them cannot be loaded. */
export async function loadKindNames(): Promise<ReadonlyMap<string, string>> {
  const kinds = await Promise.all(
    KIND_IDS.map(async (id) => [id, (await loadKind(id)).messages] as const),
  );
  return new Map(kinds.map(([id, { name, about }]) => [id, `${name}\n${about}`]));
}
