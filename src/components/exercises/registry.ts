import type { KindId } from '../../engine/index.ts';
import { KIND_GROUPS, type KindGroup, type KindOnPage, type OnPage } from './frame/kindOnPage.ts';

interface KindModule<Kind> {
  readonly default: { readonly kind: Kind };
}

/**
 * Every kind on the page, each in a file of its own that is loaded when it is asked for. A kind of the
 * engine without its entry here is a type error. Lessons import a kind as their island instead, so that its
 * first picture is in the page.
 */
const LOADERS: { readonly [Id in KindId]: () => Promise<KindModule<OnPage<Id>>> } = {
  'find-win': () => import('./find-win/page.ts'),
  'stop-loss': () => import('./stop-loss/page.ts'),
  fork: () => import('./fork/page.ts'),
  'stop-fork': () => import('./stop-fork/page.ts'),
  'best-move': () => import('./best-move/page.ts'),
  'board-move': () => import('./board-move/page.ts'),
  'moves-to-win': () => import('./moves-to-win/page.ts'),
  'play-on': () => import('./play-on/page.ts'),
  'dead-lines': () => import('./dead-lines/page.ts'),
  'lines-through': () => import('./lines-through/page.ts'),
  'who-wins': () => import('./who-wins/page.ts'),
  'find-pairing': () => import('./find-pairing/page.ts'),
  'count-forms': () => import('./count-forms/page.ts'),
  'bead-chances': () => import('./bead-chances/page.ts'),
  'expected-score': () => import('./expected-score/page.ts'),
  'cell-rating': () => import('./cell-rating/page.ts'),
  'depth-rating': () => import('./depth-rating/page.ts'),
  evaluation: () => import('./evaluation/page.ts'),
  'line-sum': () => import('./line-sum/page.ts'),
  'return-value': () => import('./return-value/page.ts'),
  horizon: () => import('./horizon/page.ts'),
  'own-machine': () => import('./own-machine/page.ts'),
  'canonical-form': () => import('./canonical-form/page.ts'),
  'fill-tree': () => import('./fill-tree/page.ts'),
  'cut-branches': () => import('./cut-branches/page.ts'),
  'find-five': () => import('./find-five/page.ts'),
  'line-attacks': () => import('./line-attacks/page.ts'),
  'double-threat': () => import('./double-threat/page.ts'),
  'forced-reply': () => import('./forced-reply/page.ts'),
  'win-by-fours': () => import('./win-by-fours/page.ts'),
  'cell-weight': () => import('./cell-weight/page.ts'),
  'match-result': () => import('./match-result/page.ts'),
  'is-forbidden': () => import('./is-forbidden/page.ts'),
  open: () => import('./open/page.ts'),
};

/** Of a kind chosen at run time: nobody outside can know its types. */
export type AnyKindOnPage = KindOnPage<object, unknown, unknown>;

export async function loadKind(id: KindId): Promise<AnyKindOnPage> {
  // The registry is indexed by a value, which the compiler cannot follow.
  const page = (await (LOADERS[id] as () => Promise<unknown>)()) as KindModule<AnyKindOnPage>;
  return page.default.kind;
}

export const KIND_IDS = Object.keys(LOADERS) as readonly KindId[];

interface LoadedGroup {
  readonly group: KindGroup;
  readonly kinds: readonly AnyKindOnPage[];
}

/** All kinds as a teacher is offered them; rejects if one of them cannot be loaded. */
export async function loadKindGroups(): Promise<readonly LoadedGroup[]> {
  const all = await Promise.all(KIND_IDS.map(loadKind));
  return KIND_GROUPS.map((group) => ({ group, kinds: all.filter((kind) => kind.group === group) }));
}
