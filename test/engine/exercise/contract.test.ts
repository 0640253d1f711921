import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  BitPosition,
  EMPTY,
  KINDS,
  LEVELS,
  afterMove,
  seededRng,
  type AnswerOf,
  type ExerciseKind,
  type Level,
  type SmallRefutation,
  type ParamsOf,
  type Refutation,
  type Setup,
  type SheetRefutation,
} from '../../../src/engine/index.ts';
import { deep } from '../../deep.ts';
import { isPlayable } from '../../../src/engine/exercise/kinds/choices.ts';
import { samplesOf } from './samples.ts';
import { anyCharacter } from '../../anyCharacter.ts';

const SEEDS = deep(8, 500);
/** Of each level so many are answered, in each of the ways of its samples, and with some keys of others. */
const ANSWERED = deep(2, 40);
const OTHER_KEYS = 3;
/** Of each level the key of so many is changed to all that is nearly right. */
const NEIGHBOURED = deep(1, 8);
/** Of each level so many are written and read: some kinds think before they take what they read. */
const WRITTEN = deep(4, 150);

type AnyReason = { readonly code: string };
type AnyKind = ExerciseKind<object, unknown, AnyReason>;

function exercises(kind: AnyKind, level: Level): object[] {
  return Array.from({ length: SEEDS }, (_, seed) => kind.generate(seededRng(seed), level));
}

describe.each(Object.entries(KINDS) as [keyof typeof KINDS, AnyKind][])('%s', (id, kind) => {
  const made = new Map<Level, object[]>();
  const madeAt = (level: Level): object[] => {
    const all = made.get(level) ?? exercises(kind, level);
    made.set(level, all);
    return all;
  };
  const codeOf = (answer: unknown) => kind.answer.encode(answer);

  it('goes by its own id, and has a field for each part of its params', () => {
    expect(kind.id).toBe(id);
    expect(kind.version ?? 1).toBeGreaterThanOrEqual(1);
    const fields = kind.fields as Record<string, { type: string; values?: readonly unknown[] }>;
    const params = kind.generate(seededRng(1), 1);
    expect(Object.keys(params).sort()).toEqual(Object.keys(fields).sort());
    for (const { type, values } of Object.values(fields)) {
      if (type === 'choice') expect(values?.length).toBeGreaterThan(1);
    }
  });

  describe.each(LEVELS)('level %i', (level) => {
    it('makes varied exercises, the same again for the same seed', () => {
      const all = madeAt(level);
      expect(new Set(all.map((params) => kind.params.encode(params))).size).toBeGreaterThan(
        deep(6, 50),
      );
      expect(kind.generate(seededRng(7), level)).toEqual(all[7]);
      const keys = all.slice(0, deep(8, 14)).map((params) => kind.key(params));
      const { needsPerson = false } = kind.grade(all[0] ?? {}, keys[0]);
      // Where lines win and marks stay, O can't win: its plan could be stolen.
      const least = id === 'who-wins' && level === 1 ? 2 : 3;
      if (!needsPerson) expect(new Set(keys.map(codeOf)).size).toBeGreaterThanOrEqual(least);
    });

    it('writes and reads params and answers, in characters that an address leaves as they are', () => {
      for (const [at, params] of madeAt(level).slice(-WRITTEN).entries()) {
        const text = kind.params.encode(params);
        expect(kind.params.decode(text)).toEqual({ ok: true, value: params });
        expect(text.length).toBeLessThanOrEqual(kind.params.limit);
        expect(encodeURIComponent(text)).toBe(text);
        if (at < ANSWERED) readsAnswer(kind, kind.key(params));
      }
    });

    it('gives all right answers full marks, and every other one a reason and, as the kind does, a legal refutation', () => {
      const all = madeAt(level).slice(0, ANSWERED);
      const otherKeys = all.slice(0, OTHER_KEYS).map((params) => kind.key(params));
      let imperfect = 0;
      for (const [seed, params] of all.entries()) {
        const right = rightCodes(kind, params);
        const samples = samplesOf(id).answers(params, seededRng(seed));
        for (const answer of [...samples, ...otherKeys]) {
          const { points, reasons, refutation, needsPerson } = kind.grade(params, answer);
          if (needsPerson) {
            expect(points).toBe(0);
            imperfect += 1;
            continue;
          }
          expect(points).toBeGreaterThanOrEqual(0);
          expect(points).toBeLessThanOrEqual(1);
          expect(reasons.length > 0).toBe(points < 1);
          for (const { code } of reasons) expect(code).toMatch(/^[a-z-]+$/);
          if (points < 1) imperfect += 1;
          else if (right.size > 0) expect(right).toContain(codeOf(answer));
          if (refutation) isLegal(refutation);
          if (points < 1) expect(habitsOf(reasons, refutation)).toContain(samplesOf(id).refutes);
        }
      }
      expect(imperfect).toBeGreaterThan(ANSWERED);
    });

    it('calls nothing right that is not as good as the key', () => {
      const nearly = samplesOf(id).nearly;
      for (const params of madeAt(level).slice(0, NEIGHBOURED)) {
        const key = kind.key(params);
        if (kind.grade(params, key).needsPerson) return expect(nearly).toBeUndefined();
        // Where all that is right is listed, what gets full marks is looked up in the list.
        if (!nearly) expect(kind.allRight).toBeDefined();
        for (const answer of nearly?.(params, key) ?? []) {
          expect(kind.grade(params, answer).points, codeOf(answer)).toBeLessThan(1);
        }
      }
    });
  });

  const shows = () => {
    const verdicts = LEVELS.flatMap((level) =>
      madeAt(level)
        .slice(0, ANSWERED)
        .flatMap((params, seed) =>
          samplesOf(id)
            .answers(params, seededRng(seed))
            .map((answer) => kind.grade(params, answer)),
        ),
    );
    expect(verdicts.some(({ refutation }) => refutation)).toBe(true);
  };
  if (samplesOf(id).refutes === 'sometimes') it('shows what is wrong where it can be shown', shows);

  it('reads any text without throwing, and only what it writes itself', () => {
    fc.assert(
      fc.property(textsFor(kind), (text) => {
        for (const codec of [kind.params, kind.answer]) {
          const read = codec.decode(text);
          if (read.ok) expect(codec.encode(read.value as never)).toBe(text);
          else expect(read.problem.code).toMatch(/^[a-z-]+$/);
        }
        const params = kind.params.decode(text);
        if (!params.ok) return;
        rightCodes(kind, params.value);
        const samples = samplesOf(id).answers(params.value, seededRng(1));
        for (const answer of samples.slice(0, 12)) kind.grade(params.value, answer);
      }),
      { numRuns: deep(5, 100) },
    );
  });
});

function readsAnswer(kind: AnyKind, answer: unknown): void {
  const text = kind.answer.encode(answer);
  expect(kind.answer.decode(text)).toEqual({ ok: true, value: answer });
  expect(text.length).toBeLessThanOrEqual(kind.answer.limit);
  expect(encodeURIComponent(text)).toBe(text);
}

/** All answers that are known to be right, as text: each gets full marks, and the key is one of them. */
function rightCodes(kind: AnyKind, params: object): Set<string> {
  const key = kind.key(params);
  if (kind.grade(params, key).needsPerson) return new Set();
  expect(kind.grade(params, key)).toEqual({ points: 1, reasons: [] });
  const right = kind.allRight?.(params);
  if (!right) return new Set();
  for (const answer of right) {
    readsAnswer(kind, answer);
    expect(kind.grade(params, answer)).toEqual({ points: 1, reasons: [] });
  }
  const codes = new Set(right.map((answer) => kind.answer.encode(answer)));
  expect(codes.size).toBe(right.length);
  expect(codes).toContain(kind.answer.encode(key));
  return codes;
}

/** Kinds with which of these habits may give such a verdict on a wrong answer. */
function habitsOf(
  [first]: readonly AnyReason[],
  refutation: Refutation | undefined,
): readonly ReturnType<typeof samplesOf>['refutes'][] {
  if (refutation) return ['always', 'sometimes'];
  return !first || isPlayable(first)
    ? ['sometimes', undefined]
    : ['always', 'sometimes', undefined];
}

function isLegal(refutation: Refutation): void {
  if ('setup' in refutation) isGame(refutation);
  else isPlacing(refutation);
}

/** On nine cells the moves are legal, and lead to the end of the game. */
function isGame({ setup, moves }: SmallRefutation): void {
  let at: Setup = setup;
  for (const cell of moves) {
    expect(at.cells[cell]).toBe(EMPTY);
    expect(new BitPosition(at).isOver).toBe(false);
    at = afterMove(at, cell);
  }
  expect(new BitPosition(at).isOver).toBe(true);
}

/** On a large board every mark is placed within it, on a cell that is free. */
function isPlacing({ sheet: { size, stones: before }, stones }: SheetRefutation): void {
  const taken = new Set(before.map(({ x, y }) => `${x} ${y}`));
  for (const { x, y } of stones) {
    expect(taken).not.toContain(`${x} ${y}`);
    taken.add(`${x} ${y}`);
    if (!size) continue;
    expect(x >= 0 && x < size.width && y >= 0 && y < size.height).toBe(true);
  }
}

/** Texts that are right, nearly right, and wild. */
function textsFor(kind: AnyKind): fc.Arbitrary<string> {
  const written = fc
    .tuple(fc.nat(1000), fc.constantFrom(...LEVELS), fc.boolean())
    .map(([seed, level, isAnswer]) => {
      const params = kind.generate(seededRng(seed), level);
      return isAnswer ? kind.answer.encode(kind.key(params)) : kind.params.encode(params);
    });
  const sign = fc.string({ unit: fc.constantFrom(...'XO.xotnl~-01é'), maxLength: 2 });
  const damaged = fc
    .tuple(written, fc.nat(30), sign)
    .map(([text, at, other]) => text.slice(0, at) + other + text.slice(at + other.length));
  const cut = fc.tuple(written, fc.nat(20)).map(([text, length]) => text.slice(0, length));
  const long = fc.nat(5).map((power) => 'X'.repeat(10 ** power));
  return fc.oneof(fc.string({ unit: anyCharacter }), written, damaged, cut, long);
}

// The types of a kind can be asked for by its id: the compiler tests this.
expectTypeOf<AnswerOf<'best-move'>>().toEqualTypeOf<number>();
expectTypeOf<ParamsOf<'best-move'>>().toEqualTypeOf<{ readonly setup: Setup }>();
