import { expect, it } from 'vitest';
import { fieldsOf, parseJson, parseObject } from '../../../src/engine/core/json.ts';

it('objects only have fields', () => {
  expect(fieldsOf({ a: 1 })).toEqual({ a: 1 });
  for (const other of [null, undefined, 7, 'a', true, [], [{ a: 1 }]]) {
    expect(fieldsOf(other)).toBeUndefined();
  }
});

it('a text is read as any JSON, or as an object', () => {
  expect(parseJson('[1]')).toEqual({ ok: true, value: [1] });
  expect(parseJson('[1')).toEqual({ ok: false, problem: { code: 'not-json' } });
  expect(parseObject('{"a": {"b": 1}}')).toEqual({ a: { b: 1 } });
  for (const other of ['', '[1]', 'null', '"a"', '{"a"'])
    expect(parseObject(other)).toBeUndefined();
});
