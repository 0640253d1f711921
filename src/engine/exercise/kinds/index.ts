import type { ExerciseKind } from '../contract.ts';
import * as exported from './all.ts';

type Exported = typeof exported;

// Whatever is asked: each kind's own types are found again by `ParamsOf`, `AnswerOf` and `ReasonOf`.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type KindShape = ExerciseKind<any, any, any>;

type KindName = {
  [Name in keyof Exported]: Exported[Name] extends KindShape ? Name : never;
}[keyof Exported];

type Kinds = { readonly [Name in KindName as Exported[Name]['id']]: Exported[Name] };
export type KindId = keyof Kinds;

function kindsById(): Kinds {
  const kinds = Object.values(exported).filter(
    (each): each is Exported[KindName] => typeof each === 'object' && 'grade' in each,
  );
  // The compiler cannot follow an object that is built entry by entry.
  return Object.fromEntries(kinds.map((kind) => [kind.id, kind])) as unknown as Kinds;
}

/** Every kind of exercise by its id. */
export const KINDS = /* @__PURE__ */ kindsById();

/** The types of a kind's parameters, answers and reasons. */
export type ParamsOf<Id extends KindId> =
  Kinds[Id] extends ExerciseKind<infer Params, infer _Answer, infer _Reason> ? Params : never;
export type AnswerOf<Id extends KindId> =
  Kinds[Id] extends ExerciseKind<infer _Params, infer Answer, infer _Reason> ? Answer : never;
export type ReasonOf<Id extends KindId> =
  Kinds[Id] extends ExerciseKind<infer _Params, infer _Answer, infer Reason> ? Reason : never;
