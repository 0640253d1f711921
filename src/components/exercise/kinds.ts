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
  'scan-visits': async () => (await import('./kinds/scanVisits.ts')).scanVisitsOnPage,
  'line-attacks': async () => (await import('./kinds/lineAttacks.ts')).lineAttacksOnPage,
  'line-breaks': async () => (await import('./kinds/lineBreaks.ts')).lineBreaksOnPage,
  'double-threat': async () => (await import('./kinds/doubleThreat.ts')).doubleThreatOnPage,
  'cell-weight': async () => (await import('./kinds/cellWeight.ts')).cellWeightOnPage,
  'find-five': async () => (await import('./kinds/findFive.ts')).findFiveOnPage,
  'large-move': async () => (await import('./kinds/largeMove.ts')).largeMoveOnPage,
  'large-play': async () => (await import('./kinds/largePlay.ts')).largePlayOnPage,
  'best-move': async () => (await import('./kinds/bestMove.ts')).bestMoveOnPage,
  'cell-rating': async () => (await import('./kinds/cellRating.ts')).cellRatingOnPage,
  'count-forms': async () => (await import('./kinds/countForms.ts')).countFormsOnPage,
  'dead-lines': async () => (await import('./kinds/deadLines.ts')).deadLinesOnPage,
  'depth-rating': async () => (await import('./kinds/depthRating.ts')).depthRatingOnPage,
  fork: async () => (await import('./kinds/fork.ts')).forkOnPage,
  'find-win': async () => (await import('./kinds/findWin.ts')).findWinOnPage,
  'stop-loss': async () => (await import('./kinds/stopLoss.ts')).stopLossOnPage,
  'stop-fork': async () => (await import('./kinds/stopFork.ts')).stopForkOnPage,
  'moves-to-win': async () => (await import('./kinds/movesToWin.ts')).movesToWinOnPage,
  'bot-move': async () => (await import('./kinds/botMove.ts')).botMoveOnPage,
  'line-sum': async () => (await import('./kinds/lineSum.ts')).lineSumOnPage,
  'games-from': async () => (await import('./kinds/gamesFrom.ts')).gamesFromOnPage,
  'is-cut': async () => (await import('./kinds/isCut.ts')).isCutOnPage,
  'fill-tree': async () => (await import('./kinds/fillTree.ts')).fillTreeOnPage,
  'cut-branches': async () => (await import('./kinds/cutBranches.ts')).cutBranchesOnPage,
  'which-position': async () => (await import('./kinds/whichPosition.ts')).whichPositionOnPage,
  'return-value': async () => (await import('./kinds/returnValue.ts')).returnValueOnPage,
  'play-algorithm': async () => (await import('./kinds/playAlgorithm.ts')).playAlgorithmOnPage,
  'wrong-step': async () => (await import('./kinds/wrongStep.ts')).wrongStepOnPage,
  'play-on': async () => (await import('./kinds/playOn.ts')).playOnOnPage,
  open: async () => (await import('./kinds/openQuestion.ts')).openQuestionOnPage,
};

/** Of a kind chosen at run time: nobody outside can know its types. */
export type AnyKindOnPage = KindOnPage<object, unknown, unknown>;

export function loadKind(id: KindId): Promise<AnyKindOnPage> {
  // The registry is indexed by a value, which the compiler cannot follow.
  return (LOADERS[id] as () => Promise<unknown>)() as Promise<AnyKindOnPage>;
}

export const KIND_IDS = Object.keys(KINDS) as readonly KindId[];
