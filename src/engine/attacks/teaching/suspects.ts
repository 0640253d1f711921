import { above } from './parts/above.ts';
import { comma } from './parts/comma.ts';
import { divider } from './parts/divider.ts';
import { empty } from './parts/empty.ts';
import { loop } from './parts/loop.ts';
import { name } from './parts/name.ts';
import { order } from './parts/order.ts';
import { rim } from './parts/rim.ts';

/**
 * The parts of the teaching copy that the published code or its prose has wrong (docs/algorithms.md,
 * section 7, "Errata of the article's code"), each with its variants: `right`; `printed`, with the
 * mistake; and repairs that come to mind. Nothing here says which repairs work: they are run.
 */
const SUSPECTS = { comma, name, rim, divider, order, loop, above, empty } as const;

export type SuspectId = keyof typeof SUSPECTS;
export const SUSPECT_IDS = Object.keys(SUSPECTS) as readonly SuspectId[];

export type VariantOf<Id extends SuspectId> = keyof (typeof SUSPECTS)[Id] & string;

/** Which variant of each part runs; a part that is not named is right. */
export type CopyChoice = { readonly [Id in SuspectId]?: VariantOf<Id> };

/** Everything right. */
export const RIGHT: CopyChoice = {};

export function variantsOf(id: SuspectId): readonly string[] {
  return Object.keys(SUSPECTS[id]);
}

/** One part in one of its variants, all others right; `undefined` if there is no such variant. */
export function suspectChoice(id: SuspectId, variant: string): CopyChoice | undefined {
  return variantsOf(id).includes(variant) ? { [id]: variant } : undefined;
}

/** Several mistakes at once, as they were published. */
export function printedChoice(ids: Iterable<SuspectId>): CopyChoice {
  return Object.fromEntries([...ids].map((id) => [id, 'printed']));
}

/** The variant of a part that a choice runs. */
export function partOf<Id extends SuspectId>(
  choice: CopyChoice,
  id: Id,
): (typeof SUSPECTS)[Id][VariantOf<Id>] {
  const variants: (typeof SUSPECTS)[Id] = SUSPECTS[id];
  return variants[(choice[id] ?? 'right') as VariantOf<Id>];
}
