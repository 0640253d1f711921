// The public face of the engine, part three: exercises and assignments. Import it through index.ts.

// Exercises: the rules of each kind, with the facts that its page shows
export type { CallParams, MoveParams } from './exercise/smallParams.ts';
export { hurriedLine } from './exercise/hurriedLine.ts';
export { ACTS, isSamePlay, playedRequest, playsOf, recordPlayed } from './exercise/plays.ts';
export type { SearchStep, PlayAt, PlayedParams } from './exercise/plays.ts';
export { callTree, inOrderOfReturn } from './exercise/callTree.ts';
export type { CallNode } from './exercise/callTree.ts';
export { cutTree } from './exercise/cutTree.ts';

// Exercises: the contract, and all kinds
export * from './exercise/kinds/all.ts';
export { KINDS } from './exercise/kinds/index.ts';
export type { AnswerOf, KindId, ParamsOf, ReasonOf } from './exercise/kinds/index.ts';
export { LEVELS } from './exercise/contract.ts';
export { hasFewChoices } from './exercise/kinds/choices.ts';
export type {
  ExerciseKind,
  Level,
  SmallRefutation,
  Refutation,
  SheetRefutation,
  Verdict,
} from './exercise/contract.ts';
export { cellField, markField } from './exercise/fields.ts';
export { sheetField } from './exercise/largeFields.ts';
export { lineCodec } from './exercise/line.ts';
export type { Field, FieldType } from './exercise/fields.ts';
export type { Codec, CodecProblem } from './exercise/codec.ts';
export { chanceCodec, compareChances } from './exercise/chance.ts';
export type { TypedChance } from './exercise/chance.ts';

// Work that can be interrupted
export { finish, finishWithin } from './core/steps.ts';
export type { InSteps } from './core/steps.ts';

// Assignments: what a teacher hands out, what pupils do, and how it is graded
export {
  ASKED_NAMES,
  FEEDBACK,
  ASSIGNMENT_LIMITS,
  NOT_KEPT,
  TASK_ORDERS,
} from './assignment/model.ts';
export type {
  AskedName,
  Assignment,
  Attempt,
  Feedback,
  TaskFeedback,
  TaskQuestion,
  Task,
  TaskWork,
  Work,
} from './assignment/model.ts';
export {
  assignmentReading,
  fingerprint,
  makeAssignment,
  parseAssignment,
} from './assignment/assignmentFile.ts';
export { feedbackReading, makeFeedback } from './assignment/feedbackFile.ts';
export { fingerprintOf } from './assignment/fingerprint.ts';
export type { AssignmentProblem } from './assignment/assignmentFile.ts';
export { kindOf, partFieldsOf } from './assignment/anyKind.ts';
export type { AnyQuestion } from './assignment/anyKind.ts';
export type { AnyKind } from './assignment/anyKind.ts';
export { countUntold, fitWork, makeWork, parseWork, workToHandIn } from './assignment/workFile.ts';
export type { WorkProblem } from './assignment/workFile.ts';
export type { DocumentKind, DocumentProblem } from './assignment/document.ts';
export {
  TASK_STATES,
  gradeTask,
  gradeWork,
  gradingOf,
  gradingOfTask,
  shareLeft,
  taskOrder,
} from './assignment/grading.ts';
export type { GradedTask, KnownVerdicts, TaskState } from './assignment/grading.ts';
export { hasOwnBoards, ownAssignment, ownName } from './assignment/ownBoards.ts';
export { MEASURES, canVary, difficultyOf } from './assignment/difficulty.ts';
export type { Measure } from './assignment/difficulty.ts';
export { summarizeWork } from './assignment/summary.ts';
export type { TaskSummary, WorkSummary } from './assignment/summary.ts';
export { statistics } from './assignment/statistics.ts';
export type { WrongAnswer } from './assignment/statistics.ts';
export { remarksOf } from './assignment/remarks.ts';
export type { Remark } from './assignment/remarks.ts';
export { noticesOf } from './assignment/notices.ts';
export type { WorkNotice } from './assignment/notices.ts';
