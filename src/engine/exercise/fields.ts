import { fail, ok, type Result } from '../core/result.ts';
import { O, X, type Mark } from '../core/types.ts';
import type { Setup } from '../game/setup.ts';
import {
  choiceCodec,
  listCodec,
  markCodec,
  numberCodec,
  openSetupCodec,
  recordCodec,
  setupCodec,
  strange,
  type Codec,
  type CodecProblem,
} from './codec.ts';

/**
 * What edits a part of an exercise in the workshop:
 * - `setup`: a board of nine cells and whose turn it is (`Setup`);
 * - `sheet`: a large board, with borders or without (`Sheet`);
 * - `line`: eleven places of a line, each empty, a mark, or beyond the edge (`readonly LinePlace[]`);
 * - `cell`, `point`: a cell of the board in the same exercise: a number, a `Point`;
 * - `variant`, `board`: a board of any size and rules (`Variant`), and a position on one (`BoardSetup`); `board-cell`: a cell of it;
 * - `choice`: one of `values`; `several`: one of them or more.
 */
export type FieldType =
  | 'setup'
  | 'sheet'
  | 'line'
  | 'cell'
  | 'point'
  | 'variant'
  | 'board'
  | 'board-cell'
  | 'choice'
  | 'several';

/** One part of an exercise. */
export interface Field<Value> {
  readonly type: FieldType;
  readonly codec: Codec<Value>;
  /** Of a `choice`, and each alone of `several`: all that can be chosen, in the order in which it is offered. */
  readonly values?: readonly Value[];
  /** It matters only where another part has this text, or has it among several. */
  readonly where?: { readonly part: string; readonly is: string };
}

export type Fields<Params extends object> = {
  readonly [Name in keyof Params]-?: Field<Params[Name]>;
};

/** Any legal board, finished or not. */
export const setupField: Field<Setup> = { type: 'setup', codec: setupCodec };
/** A board on which somebody still has to move. */
export const openSetupField: Field<Setup> = { type: 'setup', codec: openSetupCodec };
/** A cell of nine. */
export const cellField: Field<number> = { type: 'cell', codec: numberCodec(9) };
/** One of a few values, each with its text in links. */
export function choiceField<Value>(texts: readonly (readonly [Value, string])[]): Field<Value> {
  return { type: 'choice', codec: choiceCodec(texts), values: texts.map(([value]) => value) };
}
/** One of a few values that are written as they are. */
export const listField = <Value extends string | number>(
  values: readonly Value[],
): Field<Value> => ({ type: 'choice', codec: listCodec(values), values });

/** Stands between the values of a `several`. */
export const SEVERAL = '.';

/** One or more of a few values, in their order, each written as it is. */
export function severalField<Value extends string>(
  values: readonly Value[],
): Field<readonly Value[]> {
  const codec: Codec<readonly Value[]> = {
    limit: values.join(SEVERAL).length,
    encode: (chosen) => chosen.join(SEVERAL),
    decode(text) {
      const chosen = values.filter((each) => text.split(SEVERAL).includes(each));
      return text !== '' && chosen.join(SEVERAL) === text ? ok(chosen) : strange(text);
    },
  };
  return { type: 'several', codec, values: values.map((each) => [each]) };
}

export const markField: Field<Mark> = { type: 'choice', codec: markCodec, values: [X, O] };

/** A whole number from `from` to `to`, chosen from a list. */
export function countField(from: number, to: number): Field<number> {
  return listField(Array.from({ length: to - from + 1 }, (_, at) => from + at));
}

/**
 * The codec of an exercise's parts together. `refuse` says why parts that are fine by themselves make no
 * exercise; such a text is refused with that problem.
 */
export function paramsCodec<Params extends object>(
  fields: Fields<Params>,
  refuse: (params: Params) => CodecProblem | undefined = () => undefined,
): Codec<Params> {
  const names = Object.keys(fields) as (keyof Params)[];
  const codecs = Object.fromEntries(names.map((name) => [name, fields[name].codec]));
  const plain = recordCodec<Params>(codecs as never);
  return {
    ...plain,
    decode(text): Result<Params, CodecProblem> {
      const params = plain.decode(text);
      if (!params.ok) return params;
      const problem = refuse(params.value);
      return problem ? fail(problem) : ok(params.value);
    },
  };
}

// Parameters that several kinds on nine cells share.

/** A position in which the side to move must find a cell, or that is the start of what is asked. */
export interface MoveParams {
  /** Not over. */
  readonly setup: Setup;
}

export const moveFields: Fields<MoveParams> = { setup: openSetupField };

/** A call of minimax: its position, and which side is the computer. */
export interface CallParams {
  readonly setup: Setup;
  readonly computer: Mark;
}
