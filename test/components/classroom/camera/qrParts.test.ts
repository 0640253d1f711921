import fc from 'fast-check';
import { generate } from 'lean-qr';
import { describe, expect, test } from 'vitest';
import { crc32 } from '../../../../src/engine/index.ts';
import { pack } from '../../../../src/components/classroom/packing.ts';
import { PartCollection } from '../../../../src/components/classroom/camera/qrParts.ts';
import {
  MOST_PARTS,
  makeParts,
  parsePart,
  qrTexts,
} from '../../../../src/components/classroom/camera/qrParts.ts';
import {
  QR_HELD_UP,
  QR_MOST,
  joinedCodes,
  levelsIn,
  levelsLink,
} from '../../../../src/components/classroom/handOut.ts';

const codes = fc.stringMatching(/^[\w-]{16,4000}$/).map((letters) => `1.${letters}`);

const gradebook = 'https://school.example/notes/teach/grade/';
const textsOf = (code: string) =>
  qrTexts(code, { address: gradebook, field: 'r', most: QR_HELD_UP }) ?? [];

describe('the parts of a code', () => {
  test('give the code back in any order, repeated, and those of several pupils among each other', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(codes, { minLength: 1, maxLength: 4 }).chain((all) =>
          fc.record({
            all: fc.constant(all),
            shown: fc.shuffledSubarray(
              all.flatMap(textsOf).flatMap((text) => [text, text]),
              { minLength: 2 * all.flatMap(textsOf).length },
            ),
          }),
        ),
        ({ all, shown }) => {
          const collection = new PartCollection();
          const outcomes = shown.map((text) => collection.take(text));
          const read = outcomes.flatMap((each) => (each.state === 'whole' ? [each.code] : []));
          expect(read.sort()).toEqual([...all].sort());
          expect(outcomes.filter(({ state }) => state === 'known')).toHaveLength(shown.length / 2);
          expect(collection.all.every(({ isWhole }) => isWhole)).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('are refused when a letter of them is another', () => {
    const [part = ''] = makeParts(`1.${'aB3_'.repeat(200)}`) ?? [];
    expect(parsePart(part)).toMatchObject({ number: 1, total: 4 });
    for (let at = 0; at < part.length; at++) {
      const letter = part[at] === 'x' ? 'y' : 'x';
      const changed = part.slice(0, at) + letter + part.slice(at + 1);
      expect(parsePart(changed), changed.slice(0, 40)).toBeUndefined();
    }
  });

  test('that were made to fit a code and don’t are forgotten together', () => {
    const code = `1.${'a'.repeat(400)}`;
    const other = `1.${'b'.repeat(400)}`;
    const [, second = ''] = makeParts(code) ?? [];
    const [first = ''] = makeParts(other) ?? [];
    const collection = new PartCollection();
    // By its own sums a part of the first code, with a piece of another.
    const piece = parsePart(first)?.piece ?? '';
    const { set = '' } = parsePart(second) ?? {};
    const forged = forge(`1.${set}.1.2`, piece);
    expect(collection.take(forged).state).toBe('part');
    expect(collection.take(second).state).toBe('broken');
    expect(collection.all).toEqual([]);
    for (const part of makeParts(code) ?? []) collection.take(part);
    expect(collection.all[0]?.isWhole).toBe(true);
  });

  test('of more codes than a class has are refused as too many, and not as foreign', () => {
    const collection = new PartCollection();
    const states = Array.from({ length: 401 }, (_, at) => `1.${'a'.repeat(20)}${at}`).map(
      (code) => collection.take(code).state,
    );
    expect(new Set(states.slice(0, 400))).toEqual(new Set(['whole']));
    expect(states[400]).toBe('full');
    // Those that are there are still known.
    expect(collection.take(`1.${'a'.repeat(20)}7`).state).toBe('known');
  });

  test('of what is none of ours there are none', () => {
    const collection = new PartCollection();
    for (const text of ['', 'WIFI:S:school;;', 'https://example.org/', '1.x', '#q=1.a.1.1.a.b']) {
      expect(collection.take(text), text).toEqual({ state: 'foreign' });
    }
    fc.assert(fc.property(fc.string(), (text) => void new PartCollection().take(text)));
  });

  test('each is coarse enough for a camera, whatever the length', async () => {
    expect(makeParts(`1.${'a'.repeat(220 * MOST_PARTS)}`)).toBeUndefined();
    for (const length of [30, 400, 900, 220 * MOST_PARTS - 2]) {
      const texts = textsOf(`1.${'aB3_'.repeat(length / 4)}`);
      // Version 14: modules of three quarters of a millimetre on a phone that is 6 cm wide.
      for (const text of texts) expect(generate(text).size).toBeLessThanOrEqual(17 + 4 * 14);
    }
    const code = await pack('{"a result":"of few letters"}');
    expect(textsOf(code)).toEqual([`${gradebook}#r=${code}`]);
    const long = qrTexts(`1.${'a'.repeat(QR_MOST)}`, { address: 'x', field: 'a', most: QR_MOST });
    expect(long).toHaveLength(4);
  });

  test('of two levels hold both, in one picture or in several, by a phone’s camera or by the page’s', () => {
    for (const letters of [40, 700]) {
      const codes = [`1.${'a'.repeat(letters)}`, `1.${'b'.repeat(letters)}`] as const;
      const texts = qrTexts(joinedCodes(codes), { address: 'x/do/', field: 'a', most: QR_MOST });
      expect(texts?.length === 1).toBe(letters === 40);
      if (texts?.length === 1) expect(texts[0]).toBe(levelsLink('x/', ...codes));
      const collection = new PartCollection();
      const outcomes = texts?.map((text) => collection.take(text));
      const whole = outcomes?.find((each) => each.state === 'whole');
      expect(levelsIn(whole?.code ?? '')).toEqual({ codes });
    }
  });
});

/** A part with the right sum of its own. */
function forge(head: string, piece: string): string {
  const sum = crc32(new TextEncoder().encode(`${head}.${piece}`)).toString(36);
  return `${head}.${sum}.${piece}`;
}
