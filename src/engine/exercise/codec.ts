import { fail, ok, type Result } from '../core/result.ts';
import { O, X, type Mark } from '../core/types.ts';
import { makePosition, parseSigns } from '../game/signs.ts';
import { checkSetup, type Setup, type SetupProblem } from '../game/setup.ts';
import { BitPosition } from '../game/bitPosition.ts';

/** Why a text from a link or a result cannot be read. */
export type CodecProblem =
  | { readonly code: 'long-part'; readonly length: number; readonly limit: number }
  | { readonly code: 'part-count'; readonly found: number; readonly expected: number }
  /** The text is none of those that this codec writes; `part` is its beginning. */
  | { readonly code: 'strange-part'; readonly part: string }
  | { readonly code: 'finished-game' }
  /** The cell that is asked about is taken, or must be taken and is empty. */
  | { readonly code: 'asked-is-taken' | 'asked-is-empty' }
  /** On this board there is nothing of the kind to be found: no win, no fork, no attack, no cell to choose. */
  | { readonly code: 'nothing-to-find' }
  /** No line of this length fits on a board whose longest side has room for `longest`. */
  | { readonly code: 'no-line'; readonly winLength: number; readonly longest: number }
  /** The engine would take too long to find what is right on this board. */
  | { readonly code: 'unsolved' }
  /** More parts than a person should fill in: runs, nodes, steps. */
  | { readonly code: 'too-much'; readonly found: number; readonly limit: number }
  /** No machine of so few cards does what is asked. */
  | { readonly code: 'too-few-cards'; readonly least: number }
  /** More cells than a person can be asked about. */
  | { readonly code: 'too-large'; readonly found: number; readonly limit: number }
  | SetupProblem;

/**
 * Values as short text, of characters that need no escaping in an address. One value has one text:
 * whatever `decode` accepts, `encode` writes again letter by letter. `decode` never throws.
 */
export interface Codec<Value> {
  /** The longest text that is read. */
  readonly limit: number;
  /** All of them, where they are listed. */
  readonly values?: readonly Value[];
  encode(value: Value): string;
  decode(text: string): Result<Value, CodecProblem>;
}

/** Stands between the parts of a record, and in no part. */
const BETWEEN = '~';

/** One of a few values, each with its text. */
export function choiceCodec<Value>(texts: readonly (readonly [Value, string])[]): Codec<Value> {
  return {
    limit: Math.max(...texts.map(([, text]) => text.length)),
    values: texts.map(([value]) => value),
    encode(value) {
      const found = texts.find(([each]) => each === value);
      if (!found) throw new RangeError('this value is none of the choices');
      return found[1];
    },
    decode(text) {
      const found = texts.find(([, each]) => each === text);
      return found ? ok(found[0]) : strange(text);
    },
  };
}

/** One of a few values that are written as they are. */
export const listCodec = <Value extends string | number>(values: readonly Value[]): Codec<Value> =>
  choiceCodec(values.map((value) => [value, String(value)]));

export const markCodec: Codec<Mark> = choiceCodec<Mark>([
  [X, 'x'],
  [O, 'o'],
]);

/** A whole number from 0 to `below` − 1. */
export function numberCodec(below: number): Codec<number> {
  return listCodec(Array.from({ length: below }, (_, value) => value));
}

/** Nine cells and whose turn it is: `O.XX.X.OOx`. Legal boards only. */
export const setupCodec: Codec<Setup> = {
  limit: 10,
  encode({ cells, toMove }) {
    return makePosition(cells) + markCodec.encode(toMove);
  },
  decode(text) {
    if (!/^[XO.]{9}[xo]$/.test(text)) return strange(text);
    const cells = parseSigns(text.slice(0, -1));
    const toMove = markCodec.decode(text.slice(-1));
    if (!cells || !toMove.ok) return strange(text);
    return checkSetup(cells, toMove.value);
  },
};

/** Positions in which somebody still has to move. */
export const openSetupCodec: Codec<Setup> = {
  ...setupCodec,
  decode(text) {
    const setup = setupCodec.decode(text);
    if (!setup.ok || !new BitPosition(setup.value).isOver) return setup;
    return fail({ code: 'finished-game' });
  },
};

type Codecs<Fields> = { readonly [Name in keyof Fields]: Codec<Fields[Name]> };

/** Several values, in the order in which their codecs are given. */
export function recordCodec<Fields extends object>(codecs: Codecs<Fields>): Codec<Fields> {
  const names = Object.keys(codecs) as (keyof Fields)[];
  const limit = names.reduce((sum, name) => sum + codecs[name].limit + 1, -1);
  return {
    limit,
    encode: (fields) => names.map((name) => codecs[name].encode(fields[name])).join(BETWEEN),
    decode(text) {
      if (text.length > limit) return fail({ code: 'long-part', length: text.length, limit });
      const parts = text.split(BETWEEN);
      const [found, expected] = [parts.length, names.length];
      if (found !== expected) return fail({ code: 'part-count', found, expected });
      const fields: Partial<Fields> = {};
      for (const [at, name] of names.entries()) {
        const field = codecs[name].decode(parts[at] ?? '');
        if (!field.ok) return field;
        fields[name] = field.value;
      }
      return ok(fields as Fields);
    },
  };
}

/** The text is none of those that a codec writes: its beginning, so that it can be shown. */
export function strange(text: string): Result<never, CodecProblem> {
  const part = Array.from(text.slice(0, 40)).slice(0, 20).join('');
  return fail({ code: 'strange-part', part });
}
