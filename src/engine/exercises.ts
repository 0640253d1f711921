// The public face of the engine, part three: exercises and assignments. Import it through index.ts.

// Exercises: the rules of each kind, with the facts that its page shows
export { bestMove } from './exercise/kinds/bestMove.ts';
export type { CallParams, MoveParams } from './exercise/nineParams.ts';
export type { BestMoveReason } from './exercise/kinds/bestMove.ts';
export { cellRating, ratingChoices, timesRated } from './exercise/kinds/cellRating.ts';
export type { RatingParams, RatingReason } from './exercise/kinds/cellRating.ts';
export { FORM_COUNTS, countForms } from './exercise/kinds/countForms.ts';
export type { FormCount, FormsParams, FormsReason } from './exercise/kinds/countForms.ts';
export { bestKillers, deadLines, linesKilled } from './exercise/kinds/deadLines.ts';
export type { DeadLinesReason } from './exercise/kinds/deadLines.ts';
export { RATINGS, depthRating } from './exercise/kinds/depthRating.ts';
export type { DepthParams, DepthReason } from './exercise/kinds/depthRating.ts';
export { fork, forksIn } from './exercise/kinds/fork.ts';
export type { ForkReason } from './exercise/kinds/fork.ts';
export { hurriedLine } from './exercise/hurriedLine.ts';
export { findWin, threatsIn, winsIn } from './exercise/kinds/findWin.ts';
export type { FindWinReason } from './exercise/kinds/findWin.ts';
export { stopLoss, stopsIn } from './exercise/kinds/stopLoss.ts';
export type { StopLossReason } from './exercise/kinds/stopLoss.ts';
export { forkStoppers, forksAhead, isForkTrap, stopFork } from './exercise/kinds/stopFork.ts';
export type { StopForkReason } from './exercise/kinds/stopFork.ts';
export { WIN_LENGTHS, movesToWin, sureWin } from './exercise/kinds/movesToWin.ts';
export type { MovesToWinReason, WinLength } from './exercise/kinds/movesToWin.ts';
export { ASKED_BOTS, askedSpec, botCells, botMove, botThought } from './exercise/kinds/botMove.ts';
export type { BotMoveParams, BotMoveReason, BotThought } from './exercise/kinds/botMove.ts';
export { FIN_RESULTS, SUMS, lineSum, tellingLine } from './exercise/kinds/lineSum.ts';
export type { LineSumAnswer, LineSumParams, LineSumReason } from './exercise/kinds/lineSum.ts';
export { gamesByMove, gamesFrom } from './exercise/kinds/gamesFrom.ts';
export type { GamesReason } from './exercise/kinds/gamesFrom.ts';
export { cellsTried, isCutExercise as isCutKind } from './exercise/kinds/isCut.ts';
export type { CutParams, CutReason, TriedCell } from './exercise/kinds/isCut.ts';
export { returnValue } from './exercise/kinds/returnValue.ts';
export type { CallReason } from './exercise/kinds/returnValue.ts';
export { ACTS, isSamePlay, playedRequest, playsOf, recordPlayed } from './exercise/plays.ts';
export type { Act, SearchStep, PlayAt, PlayedParams, PlayedSearch } from './exercise/plays.ts';
export { askedPlays, playAlgorithm } from './exercise/kinds/playAlgorithm.ts';
export type { PlayAlgorithmParams, PlayAlgorithmReason } from './exercise/kinds/playAlgorithm.ts';
export { falseStory, wrongStep } from './exercise/kinds/wrongStep.ts';
export type { Falsehood, WrongStepParams, WrongStepReason } from './exercise/kinds/wrongStep.ts';
export { duelOf, playOn } from './exercise/kinds/playOn.ts';
export type { PlayOnGoal, PlayOnParams, PlayOnReason } from './exercise/kinds/playOn.ts';
export {
  LONGEST_ANSWER,
  answerText,
  openDraft,
  openQuestion,
} from './exercise/kinds/openQuestion.ts';
export type { OpenParams } from './exercise/kinds/openQuestion.ts';
export { callTree, inOrderOfReturn } from './exercise/callTree.ts';
export type { CallNode } from './exercise/callTree.ts';
export { cutTree } from './exercise/cutTree.ts';
export type { BoundSource, Cut, CutTree, Window } from './exercise/cutTree.ts';
export { askedCalls, fillTree } from './exercise/kinds/fillTree.ts';
export type { FillTreeAnswer, FillTreeParams, FillTreeReason } from './exercise/kinds/fillTree.ts';
export {
  BOUND_ANSWERS,
  askedWindow,
  cutBranches,
  withBelow,
} from './exercise/kinds/cutBranches.ts';
export type {
  BoundAnswer,
  CutBranchesAnswer,
  CutBranchesParams,
  CutBranchesReason,
} from './exercise/kinds/cutBranches.ts';
export {
  CANDIDATES,
  candidatesOf,
  shownWay,
  whichPosition,
} from './exercise/kinds/whichPosition.ts';
export type { WhichPositionParams, WhichPositionReason } from './exercise/kinds/whichPosition.ts';

// Exercises: the contract, and all kinds
export { KINDS } from './exercise/index.ts';
export type { AnswerOf, KindId, ParamsOf, ReasonOf } from './exercise/index.ts';
export { LEVELS } from './exercise/contract.ts';
export type {
  ExerciseKind,
  Level,
  NineRefutation,
  Refutation,
  SheetRefutation,
  Verdict,
} from './exercise/contract.ts';
export { cellField } from './exercise/fields.ts';
export type { Field, Fields } from './exercise/fields.ts';
export type { Codec, CodecProblem } from './exercise/codec.ts';

// Assignments: what a teacher hands out, what pupils do, and how it is graded
export { FEEDBACK, ASSIGNMENT_LIMITS, NOT_KEPT, TASK_ORDERS } from './assignment/model.ts';
export type {
  Assignment,
  Attempt,
  TaskQuestion,
  Task,
  TaskWork,
  Work,
} from './assignment/model.ts';
export { fingerprint, makeAssignment, parseAssignment } from './assignment/assignmentFile.ts';
export type { AssignmentProblem } from './assignment/assignmentFile.ts';
export { kindOf } from './assignment/anyKind.ts';
export type { AnyKind } from './assignment/anyKind.ts';
export { makeWork, parseWork } from './assignment/workFile.ts';
export type { WorkProblem } from './assignment/workFile.ts';
export { migrated } from './assignment/document.ts';
export type { DocumentProblem, DocumentMigrations } from './assignment/document.ts';
export { TASK_STATES, gradeTask, gradeWork, taskOrder } from './assignment/grading.ts';
export type { GradedTask, GradedWork, TaskState } from './assignment/grading.ts';
export { statistics } from './assignment/statistics.ts';
export type { WrongAnswer } from './assignment/statistics.ts';
export { remarksOf } from './assignment/remarks.ts';
export type { Remark } from './assignment/remarks.ts';
export { noticesOf } from './assignment/notices.ts';
export type { WorkNotice } from './assignment/notices.ts';
