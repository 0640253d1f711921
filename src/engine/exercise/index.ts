import type { ExerciseKind } from './contract.ts';
import { bestMove } from './kinds/bestMove.ts';

/** Every kind of exercise by its id. */
export const KINDS = {
  'best-move': bestMove,
} as const satisfies Record<string, AnyKind>;

// Whatever is asked: each kind's own types are found again by `ParamsOf`, `AnswerOf` and `ReasonOf`.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyKind = ExerciseKind<any, any, any>;

type Kinds = typeof KINDS;
export type KindId = keyof Kinds;

/** What the exercises of a kind are given by, what answers them, and what is said of wrong answers. */
export type ParamsOf<Id extends KindId> =
  Kinds[Id] extends ExerciseKind<infer Params, infer _Answer, infer _Reason> ? Params : never;
export type AnswerOf<Id extends KindId> =
  Kinds[Id] extends ExerciseKind<infer _Params, infer Answer, infer _Reason> ? Answer : never;
export type ReasonOf<Id extends KindId> =
  Kinds[Id] extends ExerciseKind<infer _Params, infer _Answer, infer Reason> ? Reason : never;
