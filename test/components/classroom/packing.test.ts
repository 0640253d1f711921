import fc from 'fast-check';
import { Inflate } from 'fflate';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { crc32 } from '../../../src/engine/index.ts';
import {
  LONGEST_PACKED_TEXT,
  MOST_BYTES,
  pack,
  unpack,
} from '../../../src/components/classroom/packing.ts';
import { anyCharacter } from '../../anyCharacter.ts';

const TEXT = '{"noughtbook":"work","pupil":"Ёж № 7 😀","tasks":[[0,["4",12]],[1]]}';

const codeOf = async (text: string) => {
  const read = await unpack(text);
  return read.ok ? 'read' : read.problem.code;
};

/** A code of our form, of bytes that we choose. */
function codeFrom(deflated: Uint8Array): string {
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(deflated));
  return `1.${Buffer.concat([deflated, sum]).toString('base64url')}`;
}

describe('a code', () => {
  it('gives the text back, whatever it is', async () => {
    const text = fc.string({ unit: anyCharacter, maxLength: 300 });
    await fc.assert(
      fc.asyncProperty(text, async (each) => {
        expect(await unpack(await pack(each))).toEqual({ ok: true, value: each });
      }),
      { numRuns: 60 },
    );
  });

  it('is raw deflate in base64url, with the checksum last', async () => {
    expect(await unpack(codeFrom(deflateRawSync(TEXT)))).toEqual({ ok: true, value: TEXT });
    expect(await pack(TEXT)).toMatch(/^1\.[A-Za-z0-9_-]+$/);
  });

  it('that is cut anywhere is a problem', async () => {
    const code = await pack(TEXT);
    for (let at = 0; at < code.length; at++) {
      expect(await codeOf(code.slice(0, at)), String(at)).not.toBe('read');
    }
  });

  it('with any bit flipped is a problem', async () => {
    const code = await pack(TEXT);
    for (let at = 0; at < code.length; at++) {
      for (let bit = 0; bit < 7; bit++) {
        const letter = String.fromCharCode(code.charCodeAt(at) ^ (1 << bit));
        // At an end, a space is no letter of the code; what is left is cut.
        const flipped = code.slice(0, at) + letter + code.slice(at + 1);
        expect(await codeOf(flipped), `${at} ${bit}`).not.toBe('read');
      }
    }
  });
});

describe('what is no code', () => {
  it.each([
    [' ', 'empty'],
    ['hello', 'foreign'],
    ['01.abc', 'foreign'],
    ['2.abc', 'newer-codec'],
    ['999999.', 'newer-codec'],
    ['1.', 'bad-letters'],
    ['1.a', 'bad-letters'],
    ['1.ab=', 'bad-letters'],
    ['1.ab+c', 'bad-letters'],
    ['1.AB', 'bad-letters'],
    ['1.AA', 'damaged'],
    ['1.AAAAAA', 'damaged'],
    [`1.${'A'.repeat(LONGEST_PACKED_TEXT)}`, 'too-long'],
  ])('%#: %.12s', async (text, code) => {
    expect(await codeOf(text)).toBe(code);
  });

  it('of more than 256 KB inside stops there', async () => {
    const bomb = (bytes: number) => codeFrom(deflateRawSync(Buffer.alloc(bytes, 32)));
    expect(await codeOf(bomb(MOST_BYTES))).toBe('read');
    expect(await codeOf(bomb(MOST_BYTES + 1))).toBe('too-large');
    expect(await codeOf(bomb(60_000_000))).toBe('too-large');
  });

  it('of bytes that are no deflate, or no UTF-8, is damaged', async () => {
    expect(await codeOf(codeFrom(Uint8Array.of(7, 7, 7)))).toBe('damaged');
    expect(await codeOf(codeFrom(Uint8Array.of()))).toBe('damaged');
    expect(await codeOf(codeFrom(deflateRawSync(Uint8Array.of(0xff, 0xfe))))).toBe('damaged');
    const more = Buffer.concat([deflateRawSync('a'), Buffer.from('b')]);
    expect(await codeOf(codeFrom(more))).toBe('damaged');
  });

  it('that is a bomb stops being inflated after the first portions of it', async () => {
    let fed = 0;
    /** As the standard has it: what goes in waits until what has come out is read. */
    class Counting extends TransformStream<Uint8Array, Uint8Array> {
      constructor() {
        const stream = new Inflate();
        super({
          transform(chunk, controller) {
            fed += chunk.length;
            stream.ondata = (part) => controller.enqueue(part);
            stream.push(chunk);
          },
        });
      }
    }
    vi.stubGlobal('DecompressionStream', Counting);
    try {
      const bomb = deflateRawSync(Buffer.alloc(40_000_000, ' '));
      expect(bomb.length).toBeGreaterThan(38_000);
      expect(await codeOf(codeFrom(bomb))).toBe('too-large');
      // A thousandth of a megabyte in is a megabyte out.
      expect(fed).toBeLessThan(4000);
    } finally {
      vi.unstubAllGlobals();
    }
  });
});
