// The public face of the engine, part three: exercises and assignments. Import it through index.ts.

// Exercises: the rules of each kind, with the facts that its page shows
export * from './exercise/hurriedLine.ts';
export * from './exercise/callTree.ts';

// Exercises: the contract, and all kinds
export * from './exercise/kinds/all.ts';
export * from './exercise/kinds/index.ts';
export * from './exercise/contract.ts';
export * from './exercise/kinds/choices.ts';
export * from './exercise/fields.ts';
export * from './exercise/boardFields.ts';
export * from './exercise/largeFields.ts';
export * from './exercise/codec.ts';
export * from './exercise/chance.ts';

// Work that can be interrupted
export * from './core/steps.ts';

// Assignments: what a teacher hands out, what pupils do, and how it is graded
export * from './assignment/model.ts';
export * from './assignment/assignmentFile.ts';
export * from './assignment/feedbackFile.ts';
export * from './assignment/fingerprint.ts';
export * from './assignment/anyKind.ts';
export * from './assignment/workFile.ts';
export * from './assignment/document.ts';
export * from './assignment/grading.ts';
export * from './assignment/ownBoards.ts';
export * from './assignment/difficulty.ts';
export * from './assignment/summary.ts';
export * from './assignment/notices.ts';
