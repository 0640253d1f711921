import { describe, expect, it } from 'vitest';
import {
  CENTRE,
  EMPTY,
  KINDS,
  LEVELS,
  O,
  X,
  seededRng,
  type LinePlace,
} from '../../../src/engine/index.ts';

const kind = KINDS.divider;

/** `x` is the tried cell, `|` the edge. */
function lineOf(text: string): readonly LinePlace[] {
  const from = CENTRE - text.indexOf('x');
  return Array.from({ length: 11 }, (_, at): LinePlace => {
    const sign = text[at - from];
    if (sign === '|' || (text.startsWith('|') && at < from)) return undefined;
    return sign === 'X' ? X : sign === 'O' ? O : EMPTY;
  });
}

/** Worked out from the rule as pupils read it, sign by sign. */
function byHand(line: readonly LinePlace[], asked: number): number {
  const isFree = (at: number) => line[at] === EMPTY || line[at] === X;
  let [from, to] = [CENTRE, CENTRE];
  while (from > CENTRE - 4 && isFree(from - 1)) from -= 1;
  while (to < CENTRE + 4 && isFree(to + 1)) to += 1;
  const at = CENTRE + asked;
  if (to - from < 4 || at < from || at > to) return 0;
  const way = line.slice(Math.min(at, CENTRE) + 1, Math.max(at, CENTRE));
  return 1 + way.filter((place) => place === EMPTY).length;
}

describe('the divider of an attack', () => {
  it.each([
    // The checks of docs/algorithms.md, section 7.
    ['X.X.X.xOO', -6 + 4, 2],
    ['X.X.X.xOO', -4, 3],
    ['.OX.X.x|', -2, 2],
    ['.OX.X.x|', -4, 3],
    ['xX.X', 1, 1],
    ['xX.X', 3, 2],
    ['x..X', 3, 3],
    ['x...X', 4, 4],
    ['xOX', 2, 0],
    ['|.Xx.O', -1, 0],
  ])('%s, mark %i: %i', (text, asked, divider) => {
    expect(kind.key({ line: lineOf(text), asked })).toBe(divider);
  });

  it('is one plus the empty cells on the way, worked out a second way', () => {
    for (const level of LEVELS) {
      for (let seed = 0; seed < 300; seed++) {
        const params = kind.generate(seededRng(seed), level);
        expect(kind.key(params)).toBe(byHand(params.line, params.asked));
      }
    }
  });

  it('says what is wrong without saying what is right', () => {
    const codes = (text: string, asked: number, answer: 0 | 1 | 2 | 3 | 4) =>
      kind.grade({ line: lineOf(text), asked }, answer).reasons.map(({ code }) => code);
    expect(codes('xX.X', 3, 3)).toEqual(['is-distance']);
    expect(codes('xX.X', 3, 1)).toEqual(['more']);
    expect(codes('xX.X', 3, 4)).toEqual(['fewer']);
    expect(codes('xX.X', 3, 0)).toEqual(['is-attack']);
    expect(codes('xX.X', 1, 2)).toEqual(['goes-through']);
    expect(codes('xOX', 2, 2)).toEqual(['no-attack']);
  });

  it('is asked about a mark, with the middle empty', () => {
    const problem = (line: string, asked: string) => {
      const read = kind.params.decode(`${line}~${asked}`);
      return read.ok ? undefined : read.problem.code;
    };
    expect(problem('......X....', 'r1')).toBeUndefined();
    expect(problem('.....XX....', 'r1')).toBe('asked-is-taken');
    expect(problem('......O....', 'r1')).toBe('asked-is-empty');
    expect(problem('......X....', 'r2')).toBe('asked-is-empty');
  });
});
