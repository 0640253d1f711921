import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ARTICLE_RULES, EMPTY, LEVELS, O, X, seededRng } from '../../../src/engine/index.ts';
import { loadKind } from '../../../src/components/exercises/registry.ts';
import {
  attackTags,
  lineAccount,
  readLine,
  withPlace,
} from '../../../src/components/algorithms/line-attacks/lineText.ts';
import {
  LESSON_LINES,
  finishes,
  lineNamed,
  stops,
} from '../../../src/components/lessons/attacks/facts.ts';
import { TRIED_LINES, gapsStep } from '../../../src/components/lessons/attacks/triedLines.ts';
import { readRow } from '../../../src/components/lessons/parts/readLines.ts';

describe('a line to draw on', () => {
  it('is read as an author writes it', () => {
    expect(readLine('.XO|')).toEqual([EMPTY, X, O, undefined]);
    expect(() => readLine('.x')).toThrow(RangeError);
    for (const text of Object.values(LESSON_LINES))
      expect(readLine(text).length).toBeGreaterThan(9);
  });

  it('has nothing beyond its edges, however it is drawn', () => {
    const moves = fc.array(fc.tuple(fc.nat(10), fc.constantFrom(EMPTY, X, O, undefined)));
    fc.assert(
      fc.property(moves, (all) => {
        let line: readonly ReturnType<typeof readLine>[number][] = readLine('...........');
        for (const [at, place] of all) {
          line = withPlace(line, at, place);
          expect(line[at]).toBe(place);
          // Edges are a beginning and an end of the line: between them there is none.
          const cells = line.flatMap((each, index) => (each === undefined ? [] : [index]));
          const [first = 0, last = -1] = [cells[0], cells.at(-1)];
          expect(cells).toHaveLength(last - first + 1);
        }
      }),
    );
  });

  it('takes away what an edge puts outside, and no more', () => {
    expect(withPlace(readLine('.X.O.XX.O.X'), 2, undefined)).toEqual(readLine('|||O.XX.O.X'));
    expect(withPlace(readLine('|||O.XX.O.X'), 1, X)).toEqual(readLine('|X.O.XX.O.X'));
    expect(withPlace(readLine('.X.O.XX.O.X'), 9, undefined)).toEqual(readLine('.X.O.XX.O||'));
  });

  it('weighs every attack that counts', () => {
    const { entries } = lineAccount(readLine('.XXX.OXXO.O|'), ARTICLE_RULES);
    expect(entries.map(({ mark, power, weight }) => [mark, power, weight])).toEqual([
      ['X', 3, 7],
      ['O', 1, 0.1],
      ['X', 2, undefined],
      ['O', 1, 0.1],
      ['O', 1, 0.1],
    ]);
    expect(attackTags(entries).map(({ text }) => text)[0]).toBe('[3\u00a0:\u00a02]');
  });
});

describe('what the lesson says of its lines', () => {
  it('is as a reader would find it by hand', () => {
    expect(finishes(lineNamed('openFour'), X)).toEqual([2, 7]);
    expect(finishes(lineNamed('four'), X)).toEqual([7]);
    expect(stops(lineNamed('four'))).toEqual([7]);
    expect(stops(lineNamed('openFour'))).toEqual([]);
    expect(finishes(lineNamed('brokenFour'), X)).toEqual([5]);
  });

  it.each(LEVELS)('are read as they are typed, at level %i', async (level) => {
    const { rules, answerText, typed } = await loadKind('line-attacks');
    for (let seed = 0; seed < 6; seed++) {
      const params = rules.generate(seededRng(seed), level);
      const key = rules.key(params);
      const written = answerText(key, params).replaceAll('no attack', 'no');
      expect(typed?.read(`  ${written.toUpperCase()} `, params), written).toEqual(key);
      expect(typed?.read(`${written} ${written} zz`, params)).toBeUndefined();
    }
  });
});

describe('a line on which a mark is tried', () => {
  it.each([
    ['gaps', '[-4,0] 1:2/3 1:2/2 1:1/1'],
    ['wall', '[-4,0] 1:1/3 1:2/2 1:1/1'],
    ['beyond', '[-4,2] 1:2/3 3:2/1'],
    ['joined', '[-4,4] 1:2/3 2:2/1'],
    ['shut', '[-3,0] '],
    ['alone', '[-4,4] 1:2/1'],
  ] as const)('%s: %s', (name, expected) => {
    const { window, attacks } = readRow(TRIED_LINES[name]);
    const told = attacks.map((each) => `${each.power}:${each.potential}/${each.divider}`);
    expect(`[${window.map((offset) => offset + 0).join(',')}] ${told.join(' ')}`).toBe(expected);
  });

  it('is stepped through: a step that there is not stops the build', () => {
    expect(gapsStep('peek')).toBeGreaterThan(gapsStep('run'));
    expect(() => gapsStep('drop')).toThrow('drop');
    // Breakpoints are the next lesson's.
    expect(() => gapsStep('breaks')).toThrow('breaks');
  });
});
