import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  list,
  number,
  object,
  oneOf,
  optional,
  readBy,
  record,
  text,
  textLike,
  whole,
  type Schema,
} from '../../../src/engine/core/schema.ts';

const problemOf = (schema: Schema<unknown>, value: unknown) => {
  const read = schema(value);
  return read.ok ? undefined : read.problem;
};

const GAME = object({
  name: text(5),
  moves: list(3, whole(1, 9)),
  mark: oneOf(['X', 'O'] as const),
  notes: optional(record(2, /^[a-z]+$/, text(3))),
});
const game = { name: 'first', moves: [1, 9], mark: 'X', notes: { a: 'yes' } };

describe('a schema', () => {
  it('reads what it describes, and leaves out what it does not know', () => {
    expect(GAME({ ...game, strange: 1 })).toEqual({
      ok: true,
      value: game,
    });
    const { notes, ...bare } = game;
    expect(readBy(GAME, bare)).toEqual(bare);
    expect(notes).toEqual({ a: 'yes' });
  });

  it('says what is wrong, and where', () => {
    const wrong = (change: object) => problemOf(GAME, { ...game, ...change });
    expect(problemOf(GAME, [game])).toEqual({ code: 'wrong-value', path: [] });
    expect(wrong({ name: 'longer' })).toEqual({
      code: 'too-long',
      found: 6,
      limit: 5,
      path: ['name'],
    });
    expect(wrong({ moves: [1, 10] })?.path).toEqual(['moves', 1]);
    expect(wrong({ moves: [1, 1, 1, 1] })).toEqual({
      code: 'too-many',
      found: 4,
      limit: 3,
      path: ['moves'],
    });
    expect(wrong({ notes: { a: 'yes', B: 'no' } })?.path).toEqual(['notes', 'B']);
    expect(wrong({ notes: { a: '', b: '', c: '' } })?.code).toBe('too-many');
    expect(wrong({ mark: 'Z' })).toEqual({ code: 'wrong-value', path: ['mark'] });
    const { mark, ...without } = game;
    expect(mark).toBe('X');
    expect(problemOf(GAME, without)).toEqual({ code: 'missing-field', path: ['mark'] });
    const exact = object({ a: whole() }, { exact: true });
    expect(problemOf(exact, { a: 1, b: 2 })).toEqual({ code: 'unknown-field', path: ['b'] });
  });

  it('takes no name that every object has for a field or a member', () => {
    expect(problemOf(object({ constructor: text(9) }), {})?.code).toBe('missing-field');
    expect(problemOf(oneOf(['X']), 'constructor')?.code).toBe('wrong-value');
    const read = readBy(record(9, /^/, whole()), JSON.parse('{"__proto__": 1}'));
    expect(Object.entries(read ?? {})).toEqual([['__proto__', 1]]);
  });

  it('refuses numbers that are not what they seem', () => {
    for (const bad of [NaN, Infinity, -0, '1', null, 2 ** 53, 1.5]) {
      expect(problemOf(whole(), bad)?.code, String(bad)).toBe('wrong-value');
    }
    expect(readBy(number(0, 1), 0)).toBe(0);
    expect(problemOf(number(0, 1), 1.01)?.code).toBe('wrong-value');
  });

  it('holds texts against a pattern', () => {
    expect(readBy(textLike(/^a+$/), 'aa')).toBe('aa');
    expect(readBy(textLike(/^a+$/), 'ab')).toBeUndefined();
  });

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const read = GAME(value);
        expect(typeof read.ok).toBe('boolean');
      }),
    );
  });
});
