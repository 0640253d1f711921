import type { ExerciseKind } from './contract.ts';
import { bestMove } from './kinds/bestMove.ts';
import { cellRating } from './kinds/cellRating.ts';
import { cellWeightKind } from './kinds/cellWeight.ts';
import { countForms } from './kinds/countForms.ts';
import { cutBranches } from './kinds/cutBranches.ts';
import { deadLines } from './kinds/deadLines.ts';
import { depthRating } from './kinds/depthRating.ts';
import { doubleThreat } from './kinds/doubleThreat.ts';
import { fillTree } from './kinds/fillTree.ts';
import { findFive } from './kinds/findFive.ts';
import { fork } from './kinds/fork.ts';
import { gamesFrom } from './kinds/gamesFrom.ts';
import { isCutExercise } from './kinds/isCut.ts';
import { largeMove } from './kinds/largeMove.ts';
import { largePlay } from './kinds/largePlay.ts';
import { lineAttacksKind } from './kinds/lineAttacks.ts';
import { lineBreaks } from './kinds/lineBreaks.ts';
import { openQuestion } from './kinds/openQuestion.ts';
import { playAlgorithm } from './kinds/playAlgorithm.ts';
import { playOn } from './kinds/playOn.ts';
import { returnValue } from './kinds/returnValue.ts';
import { scanVisits } from './kinds/scanVisits.ts';
import { wrongStep } from './kinds/wrongStep.ts';
import { findWin } from './kinds/findWin.ts';
import { stopLoss } from './kinds/stopLoss.ts';
import { stopFork } from './kinds/stopFork.ts';
import { movesToWin } from './kinds/movesToWin.ts';
import { botMove } from './kinds/botMove.ts';
import { lineSum } from './kinds/lineSum.ts';
import { whichPosition } from './kinds/whichPosition.ts';

/** Every kind of exercise by its id. */
export const KINDS = {
  'best-move': bestMove,
  fork,
  'find-win': findWin,
  'stop-loss': stopLoss,
  'stop-fork': stopFork,
  'moves-to-win': movesToWin,
  'bot-move': botMove,
  'line-sum': lineSum,
  'dead-lines': deadLines,
  'return-value': returnValue,
  'fill-tree': fillTree,
  'cut-branches': cutBranches,
  'which-position': whichPosition,
  'is-cut': isCutExercise,
  'depth-rating': depthRating,
  'cell-rating': cellRating,
  'count-forms': countForms,
  'games-from': gamesFrom,
  'find-five': findFive,
  'large-move': largeMove,
  'large-play': largePlay,
  'scan-visits': scanVisits,
  'line-attacks': lineAttacksKind,
  'line-breaks': lineBreaks,
  'double-threat': doubleThreat,
  'cell-weight': cellWeightKind,
  'play-algorithm': playAlgorithm,
  'wrong-step': wrongStep,
  'play-on': playOn,
  open: openQuestion,
} as const satisfies Record<string, KindShape>;

// Whatever is asked: each kind's own types are found again by `ParamsOf`, `AnswerOf` and `ReasonOf`.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type KindShape = ExerciseKind<any, any, any>;

type Kinds = typeof KINDS;
export type KindId = keyof Kinds;

/** The types of a kind's parameters, answers and reasons. */
export type ParamsOf<Id extends KindId> =
  Kinds[Id] extends ExerciseKind<infer Params, infer _Answer, infer _Reason> ? Params : never;
export type AnswerOf<Id extends KindId> =
  Kinds[Id] extends ExerciseKind<infer _Params, infer Answer, infer _Reason> ? Answer : never;
export type ReasonOf<Id extends KindId> =
  Kinds[Id] extends ExerciseKind<infer _Params, infer _Answer, infer Reason> ? Reason : never;
