import type { ExerciseKind } from '../exercise/contract.ts';
import { KINDS } from '../exercise/index.ts';

/** A kind of exercise chosen at run time: nobody can know its types, and whoever uses it hands its own values back to it. */
export type AnyKind = ExerciseKind<object, unknown, unknown>;

/** A question of some kind or other. */
export interface AnyQuestion {
  readonly kind: string;
  readonly params: object;
}

/** The kind with this id; `undefined` if this version of the site has none. */
export function kindById(id: string): AnyKind | undefined {
  // The registry is indexed by a text from outside: `hasOwn` keeps "constructor" out.
  return Object.hasOwn(KINDS, id) ? (KINDS as unknown as Record<string, AnyKind>)[id] : undefined;
}

/** The kind of a question that was read, so there is one. */
export function kindOf({ kind }: AnyQuestion): AnyKind {
  const found = kindById(kind);
  if (!found) throw new RangeError(`no kind of exercise is called ${kind}`);
  return found;
}
