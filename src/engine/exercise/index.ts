import type { ExerciseKind } from './contract.ts';
import { bestMove } from './kinds/bestMove.ts';
import { returnValue } from './kinds/returnValue.ts';

/** Every kind of exercise by its id. */
export const KINDS = {
  'return-value': returnValue,
  'best-move': bestMove,
} as const satisfies Record<string, ExerciseKind<unknown, unknown>>;

export type KindId = keyof typeof KINDS;

/** What the exercises of a kind are given by, and what answers them. */
export type ParamsOf<Id extends KindId> =
  (typeof KINDS)[Id] extends ExerciseKind<infer Params, unknown> ? Params : never;
export type AnswerOf<Id extends KindId> =
  (typeof KINDS)[Id] extends ExerciseKind<unknown, infer Answer> ? Answer : never;
