import {
  KINDS,
  type AnswerOf,
  type KindId,
  type ParamsOf,
  type ReasonOf,
} from '../../engine/index.ts';
import type { KindOnPage } from './kindOnPage.ts';

export type OnPage<Id extends KindId> = KindOnPage<ParamsOf<Id>, AnswerOf<Id>, ReasonOf<Id>>;

/**
 * Every kind on the page, each in a file of its own that is loaded when it is asked for. A kind of the
 * engine without its entry here is a type error. Lessons import the island of a kind instead
 * (`islands/`), so that its first picture is in the page.
 */
const LOADERS: { readonly [Id in KindId]: () => Promise<OnPage<Id>> } = {
  'best-move': async () => (await import('./kinds/bestMove.ts')).bestMoveOnPage,
};

/** Of a kind chosen at run time: nobody outside can know its types. */
export type AnyKindOnPage = KindOnPage<object, unknown, unknown>;

export function loadKind(id: KindId): Promise<AnyKindOnPage> {
  // The registry is indexed by a value, which the compiler cannot follow.
  return (LOADERS[id] as () => Promise<unknown>)() as Promise<AnyKindOnPage>;
}

export const KIND_IDS = Object.keys(KINDS) as readonly KindId[];
