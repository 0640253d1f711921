import { inflateRawSync, deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBase64Url, fromUtf8, toBase64Url, toUtf8 } from '../../../src/engine/core/bytes.ts';
import { deflateFixed, inflateFixed } from '../../../src/engine/core/deflate.ts';
import { deep } from '../../deep.ts';

const MOST = 200_000;
const numRuns = deep(200, 5000);
/** Bytes with pieces that come again, near and far. */
const anyBytes = fc
  .array(
    fc.tuple(fc.uint8Array({ minLength: 1, maxLength: 300 }), fc.integer({ min: 1, max: 300 })),
    { maxLength: 8 },
  )
  .map((parts) =>
    parts.flatMap(([bytes, times]) => Array.from({ length: times }, () => [...bytes])),
  )
  .map((parts) => Uint8Array.from(parts.flat()));

describe('bytes in a block of the fixed code', () => {
  it('come back, here and from any tool that inflates', () => {
    fc.assert(
      fc.property(anyBytes, (bytes) => {
        const packed = deflateFixed(bytes);
        expect(inflateFixed(packed, MOST)).toEqual(bytes);
        expect(Uint8Array.from(inflateRawSync(packed))).toEqual(bytes);
      }),
      { numRuns },
    );
  });

  it('are nearly as few as with the code made for them', () => {
    const text = toUtf8(deflateFixed.toString().repeat(2));
    expect(deflateFixed(text).length).toBeLessThan(1.25 * deflateRawSync(text).length);
  });

  it('stop at the limit, and are never more than are there', () => {
    const packed = deflateFixed(new Uint8Array(100_000));
    expect(packed.length).toBeLessThan(1000);
    expect(inflateFixed(packed, 99_999)).toBeUndefined();
    expect(inflateFixed(packed, 100_000)).toHaveLength(100_000);
    expect(inflateFixed(new Uint8Array(), 9)).toBeUndefined();
    expect(inflateFixed(deflateRawSync('abc', { level: 0 }), 9)).toBeUndefined();
  });

  it('are read from anything without an exception', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        const read = inflateFixed(
          Uint8Array.from([0b011 | ((bytes[0] ?? 0) & 0xf8), ...bytes]),
          1000,
        );
        expect(read === undefined || read.length <= 1000).toBe(true);
      }),
      { numRuns },
    );
  });
});

describe('texts and letters', () => {
  it('are bytes as everywhere', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const bytes = Uint8Array.from(new TextEncoder().encode(text));
        expect(toUtf8(text)).toEqual(bytes);
        expect(fromUtf8(bytes)).toBe(text);
        expect(toBase64Url(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
        expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes);
      }),
      { numRuns },
    );
    expect(toUtf8('a\uD800')).toEqual(Uint8Array.of(0x61, 0xef, 0xbf, 0xbd));
    expect(fromUtf8(Uint8Array.of(0xff))).toBeUndefined();
  });
});
