import { describe, expect, it } from 'vitest';
import { ARTICLE_RULES, lineAttacks, type AttackRules } from '../../../src/engine/index.ts';
import {
  BREAKS,
  HALVES,
  LEFT_SHIFT,
  kindOfLine,
  lineOfCode,
  lineTable,
} from '../../../src/engine/attacks/lineTable.ts';

const RULES: readonly (readonly [string, AttackRules])[] = [
  ['of the article', ARTICLE_RULES],
  ['without ragged attacks', { ...ARTICLE_RULES, ragged: false }],
  [
    'by which every entry is another one',
    {
      ...ARTICLE_RULES,
      weights: ARTICLE_RULES.weights.map((_, at) => [at + 0.1, at + 0.3, at / 3 + 0.7] as const),
    },
  ],
];

describe('the table of lines', () => {
  it.each(RULES)('knows all 59,049 lines as the definition reads them, by rules %s', (_, rules) => {
    const { weights, flags } = lineTable(rules);
    const odd: number[] = [];
    const lines = new Set<string>();
    for (let left = 0; left < HALVES; left++) {
      for (let right = 0; right < HALVES; right++) {
        const code = (left << LEFT_SHIFT) | right;
        const line = lineOfCode(code);
        lines.add(line.join(''));
        const { weight, fives, breaks } = lineAttacks(line, rules);
        const kind = kindOfLine(code);
        const isSame = weights[kind] === weight && flags[kind] === fives + (breaks ? BREAKS : 0);
        if (!isSame) odd.push(code);
      }
    }
    expect(odd).toEqual([]);
    expect(lines.size).toBe(3 ** 10);
  });

  it('is made once for a set of rules, and again for another', () => {
    const [mine, alike] = [{ ...ARTICLE_RULES }, { ...ARTICLE_RULES }];
    expect(lineTable(mine)).toBe(lineTable(mine));
    expect(lineTable(alike)).not.toBe(lineTable(mine));
    expect(lineTable(alike)).toEqual(lineTable(mine));
  });
});
