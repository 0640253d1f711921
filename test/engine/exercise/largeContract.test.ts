import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { LARGE_KINDS, LEVELS, seededRng, type LargeKind } from '../../../src/engine/index.ts';

// Many runs: a busy machine may take its time.
vi.setConfig({ testTimeout: 60_000 });

const SEEDS = 500;
type AnyKind = LargeKind<unknown, unknown, { readonly code: string }>;

describe.each(Object.entries(LARGE_KINDS) as unknown as [string, AnyKind][])('%s', (id, kind) => {
  it('goes by its own id', () => {
    expect(kind.id).toBe(id);
    expect(kind.version).toBeGreaterThanOrEqual(1);
  });

  describe.each(LEVELS)('level %i', (level) => {
    const all = Array.from({ length: SEEDS }, (_, seed) => kind.generate(seededRng(seed), level));
    const keys = all.map((params) => kind.key(params));

    it('makes varied exercises, the same again for the same seed', () => {
      expect(new Set(all.map((params) => kind.params.encode(params))).size).toBeGreaterThan(50);
      expect(new Set(keys.map((key) => kind.answer.encode(key))).size).toBeGreaterThan(2);
      expect(kind.generate(seededRng(7), level)).toEqual(all[7]);
    });

    it('writes and reads params and answers', () => {
      all.forEach((params, at) => {
        const text = kind.params.encode(params);
        expect(kind.params.decode(text)).toEqual({ ok: true, value: params });
        expect(text.length).toBeLessThanOrEqual(kind.params.limit);
        expect(encodeURIComponent(text)).toBe(text);
        const answer = kind.answer.encode(keys[at]);
        expect(kind.answer.decode(answer)).toEqual({ ok: true, value: keys[at] });
        expect(answer.length).toBeLessThanOrEqual(kind.answer.limit);
        expect(encodeURIComponent(answer)).toBe(answer);
      });
    });

    it('gives its key full marks, and every answer less than full marks a reason', () => {
      for (const [at, params] of all.slice(0, 100).entries()) {
        expect(kind.grade(params, keys[at])).toEqual({ points: 1, reasons: [] });
        // The keys of other exercises are answers to this one, and most of them wrong.
        for (const other of keys.slice(0, 40)) {
          const { points, reasons } = kind.grade(params, other);
          expect(points).toBeGreaterThanOrEqual(0);
          expect(points).toBeLessThanOrEqual(1);
          expect(reasons.length > 0).toBe(points < 1);
        }
      }
    });
  });

  it('reads any text without throwing, and only what it writes itself', () => {
    const exercise = fc
      .tuple(fc.nat(), fc.constantFrom(...LEVELS))
      .map(([seed, level]) => kind.generate(seededRng(seed), level));
    const written = exercise.chain((params) =>
      fc.constantFrom(kind.params.encode(params), kind.answer.encode(kind.key(params))),
    );
    const damaged = fc
      .tuple(
        written,
        fc.nat(30),
        fc.string({ unit: fc.constantFrom(...'XO.xotnl~-01é'), maxLength: 2 }),
      )
      .map(([text, at, other]) => text.slice(0, at) + other + text.slice(at + other.length));
    const cut = fc.tuple(written, fc.nat(20)).map(([text, length]) => text.slice(0, length));
    const long = fc.nat(5).map((power) => 'X'.repeat(10 ** power));
    const answer = kind.key(kind.generate(seededRng(1), 1));
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), written, damaged, cut, long), (text) => {
        for (const codec of [kind.params, kind.answer]) {
          const read = codec.decode(text);
          if (read.ok) expect(codec.encode(read.value)).toBe(text);
          else expect(read.problem.code).toMatch(/^[a-z-]+$/);
        }
        const params = kind.params.decode(text);
        if (params.ok) {
          expect(kind.grade(params.value, kind.key(params.value)).points).toBe(1);
          kind.grade(params.value, answer);
        }
      }),
      { numRuns: 400 },
    );
  });
});
