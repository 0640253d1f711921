import type { KindId } from '../../engine/index.ts';
import { KIND_GROUPS, type KindGroup, type KindOnPage, type OnPage } from './frame/kindOnPage.ts';

/**
 * Every kind on the page, each in a file of its own that is loaded when it is asked for. A kind of the
 * engine without its entry here is a type error. Lessons import the island of a kind instead, which lies in
 * the same folder, so that its first picture is in the page.
 */
const LOADERS: { readonly [Id in KindId]: () => Promise<OnPage<Id>> } = {
  'find-win': async () => (await import('./find-win/page.ts')).findWinOnPage,
  'stop-loss': async () => (await import('./stop-loss/page.ts')).stopLossOnPage,
  fork: async () => (await import('./fork/page.ts')).forkOnPage,
  'stop-fork': async () => (await import('./stop-fork/page.ts')).stopForkOnPage,
  'best-move': async () => (await import('./best-move/page.ts')).bestMoveOnPage,
  'moves-to-win': async () => (await import('./moves-to-win/page.ts')).movesToWinOnPage,
  'play-on': async () => (await import('./play-on/page.ts')).playOnOnPage,
  'dead-lines': async () => (await import('./dead-lines/page.ts')).deadLinesOnPage,
  'count-forms': async () => (await import('./count-forms/page.ts')).countFormsOnPage,
  'bead-chances': async () => (await import('./bead-chances/page.ts')).beadChancesOnPage,
  'expected-score': async () => (await import('./expected-score/page.ts')).expectedScoreOnPage,
  'cell-rating': async () => (await import('./cell-rating/page.ts')).cellRatingOnPage,
  'depth-rating': async () => (await import('./depth-rating/page.ts')).depthRatingOnPage,
  evaluation: async () => (await import('./evaluation/page.ts')).evaluationOnPage,
  'line-sum': async () => (await import('./line-sum/page.ts')).lineSumOnPage,
  'return-value': async () => (await import('./return-value/page.ts')).returnValueOnPage,
  horizon: async () => (await import('./horizon/page.ts')).horizonOnPage,
  'play-algorithm': async () => (await import('./play-algorithm/page.ts')).playAlgorithmOnPage,
  'wrong-step': async () => (await import('./wrong-step/page.ts')).wrongStepOnPage,
  'canonical-form': async () => (await import('./canonical-form/page.ts')).canonicalFormOnPage,
  'fill-tree': async () => (await import('./fill-tree/page.ts')).fillTreeOnPage,
  'cut-branches': async () => (await import('./cut-branches/page.ts')).cutBranchesOnPage,
  'find-five': async () => (await import('./find-five/page.ts')).findFiveOnPage,
  'line-attacks': async () => (await import('./line-attacks/page.ts')).lineAttacksOnPage,
  'break-copy': async () => (await import('./break-copy/page.ts')).breakCopyOnPage,
  'double-threat': async () => (await import('./double-threat/page.ts')).doubleThreatOnPage,
  'forced-reply': async () => (await import('./forced-reply/page.ts')).forcedReplyOnPage,
  'win-by-fours': async () => (await import('./win-by-fours/page.ts')).winByFoursOnPage,
  'cell-weight': async () => (await import('./cell-weight/page.ts')).cellWeightOnPage,
  'match-result': async () => (await import('./match-result/page.ts')).matchResultOnPage,
  'is-forbidden': async () => (await import('./is-forbidden/page.ts')).isForbiddenOnPage,
  'large-play': async () => (await import('./large-play/page.ts')).largePlayOnPage,
  open: async () => (await import('./open/page.ts')).openQuestionOnPage,
};

/** Of a kind chosen at run time: nobody outside can know its types. */
export type AnyKindOnPage = KindOnPage<object, unknown, unknown>;

export function loadKind(id: KindId): Promise<AnyKindOnPage> {
  // The registry is indexed by a value, which the compiler cannot follow.
  return (LOADERS[id] as () => Promise<unknown>)() as Promise<AnyKindOnPage>;
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
