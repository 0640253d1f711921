import { describe, expect, it } from 'vitest';
import {
  KINDS,
  LEVELS,
  O,
  boardOfSheet,
  drawnSheet,
  explainForbidden,
  forbiddenFacts,
  seededRng,
  X,
} from '../../../src/engine/index.ts';
import { plainReason } from '../threat/plainForbidden.ts';
import { makesFive } from '../threat/plainLines.ts';

const kind = KINDS['is-forbidden'];
const drawn = LEVELS.flatMap((level) =>
  Array.from({ length: 80 }, (_, seed) => ({ level, ...kind.generate(seededRng(seed), level) })),
);

describe('is-forbidden', () => {
  it('is answered as a second reading of the rule answers it', () => {
    const keys = new Map<string, number>();
    for (const { sheet, cell } of drawn) {
      const board = boardOfSheet(sheet);
      const { x, y } = cell;
      const right = makesFive(board, [x, y], X, 'renju') ? undefined : plainReason(board, [x, y]);
      const key = kind.key({ sheet, cell });
      expect(key).toBe(right ?? 'allowed');
      keys.set(key, (keys.get(key) ?? 0) + 1);
    }
    expect([...keys.values()].every((count) => count > drawn.length / 8)).toBe(true);
  });

  it('has threes that do not count, and two fours on one line, at its hardest', () => {
    const lines = drawn
      .filter(({ level }) => level === 3)
      .flatMap(({ sheet, cell }) => explainForbidden(boardOfSheet(sheet), cell)?.lines ?? []);
    expect(lines.some(({ kind: is, isReal }) => is === 'three' && !isReal)).toBe(true);
    expect(lines.some(({ kind: is }) => is === 'double-four')).toBe(true);
  });

  it('says where the rule is disputed, goes by its letter there, and asks no such question itself', () => {
    // The three straight down becomes an open four only at (7, 6), where Black makes five across.
    const marks = [
      ...[3, 4, 5, 6].map((x) => ({ x, y: 6, mark: X })),
      ...[4, 5].map((y) => ({ x: 7, y, mark: X })),
      { x: 6, y: 8, mark: X },
      { x: 5, y: 9, mark: X },
      { x: 2, y: 6, mark: O },
    ];
    const cell = { x: 7, y: 7 };
    const params = { sheet: drawnSheet(marks), cell };
    expect(forbiddenFacts(params)).toMatchObject({ right: 'allowed', isDisputed: true });
    const without = { sheet: drawnSheet(marks.filter(({ y }) => y !== 6)), cell };
    expect(forbiddenFacts(without)).toMatchObject({ right: 'three-three', isDisputed: false });
    expect(drawn.some((each) => forbiddenFacts(each).isDisputed)).toBe(false);
  });

  it('gives half for a wrong reason, and nothing for a wrong permission', () => {
    const [first] = drawn.filter((params) => kind.key(params) === 'four-four');
    if (!first) throw new Error('no board has two fours');
    expect(kind.grade(first, 'three-three').points).toBe(0.5);
    expect(kind.grade(first, 'allowed').points).toBe(0);
    expect(kind.grade(first, 'four-four').points).toBe(1);
  });
});
