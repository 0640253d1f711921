import type { Assignment, KindId } from '../../engine/index.ts';
import { loadKind, type AnyKindOnPage } from '../exercises/registry.ts';

export type KindsById = ReadonlyMap<KindId, AnyKindOnPage>;

/** Every kind that an assignment asks for, loaded; rejects if one of them cannot be. */
export async function kindsOf({ tasks }: Assignment): Promise<KindsById> {
  const ids = [...new Set(tasks.map(({ question }) => question.kind))];
  return new Map(await Promise.all(ids.map(async (id) => [id, await loadKind(id)] as const)));
}

/** A kind that `kindsOf` has loaded. */
export function kindIn(kinds: KindsById, id: KindId): AnyKindOnPage {
  const kind = kinds.get(id);
  if (!kind) throw new Error(`the kind ${id} was not loaded`);
  return kind;
}
