import { fail, ok, type Result } from '../core/result.ts';
import type { CodecProblem } from '../exercise/codec.ts';
import type { ExerciseKind } from '../exercise/contract.ts';
import type { Field } from '../exercise/fields.ts';
import { KINDS } from '../exercise/kinds/index.ts';

/** An exercise kind chosen at run time. Its types are unknown, so only pass it values that came from it. */
export type AnyKind = ExerciseKind<object, unknown, unknown>;

/** A question of any kind. */
export interface AnyQuestion {
  readonly kind: string;
  readonly params: object;
}

/** The kind with this id; `undefined` if this version of the site has none. */
export function kindById(id: string): AnyKind | undefined {
  // The registry is indexed by a text from outside: `hasOwn` keeps "constructor" out.
  return Object.hasOwn(KINDS, id) ? (KINDS as unknown as Record<string, AnyKind>)[id] : undefined;
}

/** The kind of a question that was read successfully, so it exists. */
export function kindOf({ kind }: AnyQuestion, byId = kindById): AnyKind {
  const found = byId(kind);
  if (!found) throw new RangeError(`no kind of exercise is called ${kind}`);
  return found;
}

/** The parts of a kind by their names, in the order in which they are written. */
export function partFieldsOf(kind: object): readonly (readonly [string, Field<unknown>])[] {
  // The compiler cannot follow names chosen at run time.
  return Object.entries(
    (kind as { readonly fields: Readonly<Record<string, Field<unknown>>> }).fields,
  );
}

/** Why an exercise's parameters cannot be read. */
export type ParamsProblem =
  /** They were written for a version of the rules that this site does not know. */
  { readonly code: 'newer-kind' } | { readonly code: 'bad-params'; readonly problem: CodecProblem };

/** Reads an exercise's parameters, as this version of its kind writes them. Never throws. */
export function readParams(
  { version: known = 1, params }: AnyKind,
  version: number,
  text: string,
): Result<object, ParamsProblem> {
  if (version !== known) return fail({ code: 'newer-kind' });
  const read = params.decode(text);
  return read.ok ? ok(read.value) : fail({ code: 'bad-params', problem: read.problem });
}
