import fc from 'fast-check';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import {
  BitPosition,
  EMPTY,
  NINE_KINDS,
  LEVELS,
  RATINGS,
  afterMove,
  seededRng,
  type NineAnswerOf,
  type NineKind,
  type NineParamsOf,
  type Setup,
} from '../../../src/engine/index.ts';

// Many runs: a busy machine may take its time.
vi.setConfig({ testTimeout: 60_000 });

/** Whatever the kind, its answers here are few enough to try them all. */
const ANSWERS = [
  '-10',
  '0',
  '10',
  ...RATINGS.map(String),
  ...Array.from({ length: 9 }, (_, cell) => String(cell)),
];
const SEEDS = 500;

/** Wrong for a reason that no game can show. */
const NOT_PLAYED = ['cell-is-taken', 'other-forms', 'other-games', 'miscounted'];

type AnyKind = NineKind<{ readonly setup: Setup }, unknown>;

function answersOf(kind: AnyKind): unknown[] {
  return [...new Set(ANSWERS)]
    .map((text) => kind.answer.decode(text))
    .flatMap((answer) => (answer.ok ? [answer.value] : []));
}

describe.each(Object.entries(NINE_KINDS) as unknown as [string, AnyKind][])('%s', (id, kind) => {
  it('goes by its own id', () => {
    expect(kind.id).toBe(id);
    expect(kind.version).toBeGreaterThanOrEqual(1);
  });

  describe.each(LEVELS)('level %i', (level) => {
    const all = Array.from({ length: SEEDS }, (_, seed) => kind.generate(seededRng(seed), level));

    it('makes varied exercises in open positions, the same again for the same seed', () => {
      expect(new Set(all.map((params) => kind.params.encode(params))).size).toBeGreaterThan(50);
      const keys = new Set(all.map((params) => kind.answer.encode(kind.key(params))));
      expect(keys.size).toBeGreaterThan(2);
      for (const { setup } of all) {
        expect(new BitPosition(setup).isOver).toBe(false);
        expect(setup.cells.filter((content) => content === EMPTY).length).toBeGreaterThan(1);
      }
      expect(kind.generate(seededRng(7), level)).toEqual(all[7]);
    });

    it('writes and reads params and answers', () => {
      for (const params of all) {
        const text = kind.params.encode(params);
        expect(kind.params.decode(text)).toEqual({ ok: true, value: params });
        expect(text.length).toBeLessThanOrEqual(kind.params.limit);
        expect(encodeURIComponent(text)).toBe(text);
        const answer = kind.answer.encode(kind.key(params));
        expect(kind.answer.decode(answer)).toEqual({ ok: true, value: kind.key(params) });
      }
    });

    it('gives its key full marks, and every wrong answer a reason that can be seen', () => {
      for (const params of all.slice(0, 100)) {
        const { setup } = params;
        expect(kind.grade(params, kind.key(params))).toEqual({
          points: 1,
          reasons: [{ code: 'right' }],
        });
        const verdicts = answersOf(kind).map((answer) => kind.grade(params, answer));
        const wrong = verdicts.filter(({ points }) => points < 1);
        expect(wrong.length).toBeGreaterThan(0);
        for (const { points, reasons, refutation } of wrong) {
          expect(points).toBe(0);
          expect(reasons.map(({ code }) => code)).not.toContain('right');
          if (NOT_PLAYED.includes(reasons[0]?.code ?? '')) continue;
          expect(refutation?.setup).toEqual(setup);
          // The moves are legal, and lead to the end of the game.
          let at = setup;
          for (const cell of refutation?.moves ?? []) {
            expect(at.cells[cell]).toBe(EMPTY);
            expect(new BitPosition(at).isOver).toBe(false);
            at = afterMove(at, cell);
          }
          expect(new BitPosition(at).isOver).toBe(true);
        }
      }
    });
  });

  it('reads any text without throwing, and only what it writes itself', () => {
    const written = fc
      .tuple(fc.nat(), fc.constantFrom(...LEVELS))
      .map(([seed, level]) => kind.params.encode(kind.generate(seededRng(seed), level)));
    const damaged = fc
      .tuple(
        written,
        fc.nat(20),
        fc.string({ unit: fc.constantFrom(...'XO.xo~-01é'), maxLength: 2 }),
      )
      .map(([text, at, other]) => text.slice(0, at) + other + text.slice(at + other.length));
    const cut = fc.tuple(written, fc.nat(20)).map(([text, length]) => text.slice(0, length));
    const long = fc.nat(5).map((power) => 'X'.repeat(10 ** power));
    const texts = fc.oneof(fc.string({ unit: 'binary' }), damaged, cut, long);
    fc.assert(
      fc.property(texts, (text) => {
        for (const codec of [kind.params, kind.answer]) {
          const read = codec.decode(text);
          if (read.ok) expect(codec.encode(read.value as never)).toBe(text);
          else expect(read.problem.code).toMatch(/^[a-z-]+$/);
        }
        const params = kind.params.decode(text);
        if (params.ok) for (const answer of answersOf(kind)) kind.grade(params.value, answer);
      }),
      { numRuns: 300 },
    );
  });
});

describe('return-value', () => {
  const kind = NINE_KINDS['return-value'];
  const paramsOf = (text: string) => {
    const params = kind.params.decode(text);
    if (!params.ok) throw new Error(text);
    return params.value;
  };

  it('points at the call that shows why', () => {
    const lesson = paramsOf('O.XX.X.OOx~x');
    expect(kind.key(lesson)).toBe(10);
    expect(kind.grade(lesson, -10)).toEqual({
      points: 0,
      reasons: [{ code: 'mover-has-better', mover: 1, cell: 4, score: 10 }],
      refutation: { setup: lesson.setup, moves: [4], call: 5 },
    });
    // Call 6 of the lesson on its own: O moves, and takes cell 4.
    const sixth = paramsOf('O.XX.XXOOo~x');
    expect(kind.key(sixth)).toBe(-10);
    expect(kind.grade(sixth, 10)).toMatchObject({
      reasons: [{ code: 'mover-has-better', mover: 4, cell: 4, score: -10 }],
      refutation: { moves: [4], call: 4 },
    });
  });

  it('tells that nothing better can be had', () => {
    const second = paramsOf('OXXX.X.OOo~o');
    expect(kind.key(second)).toBe(10);
    expect(kind.grade(paramsOf('.........x~x'), 10)).toMatchObject({
      reasons: [{ code: 'mover-cannot-get', score: 0 }],
    });
  });

  it('knows a finished game', () => {
    expect(kind.grade(paramsOf('XXXOO....o~x'), 0)).toMatchObject({
      reasons: [{ code: 'game-is-over', score: 10 }],
      refutation: { moves: [], call: 1 },
    });
  });
});

it('the types of a kind can be asked for by its id', () => {
  expectTypeOf<NineAnswerOf<'fork'>>().toEqualTypeOf<number>();
  expectTypeOf<NineParamsOf<'fork'>>().toEqualTypeOf<{ readonly setup: Setup }>();
});
