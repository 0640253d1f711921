import { describe, expect, it, vi } from 'vitest';
import {
  ARTICLE_RULES,
  O,
  X,
  boardOfSheet,
  heaviestCells,
  seededRng,
  type AttackRules,
  type BoardReader,
  type Mark,
} from '../../../src/engine/index.ts';
import { holdsUpTo, weightLines } from '../../../src/components/lessons/tuning/holdsUpTo.ts';
import { deep } from '../../deep.ts';
import { randomSheet } from '../algorithms/randomLargePosition.ts';
import {
  MOST_RULE,
  RULE_FIELDS,
  ruleValue,
  withRule,
} from '../../../src/components/algorithms/line-attacks/rules.ts';

vi.setConfig({ testTimeout: deep(60_000, 600_000) });

const moveBy = (board: BoardReader, toMove: Mark, rules: AttackRules) =>
  JSON.stringify(heaviestCells(board, toMove, rules));

describe('how far a number may go', () => {
  it('is what a search by bisection finds, for every number, and no value between changes the move', () => {
    let [flips, held] = [0, 0];
    for (let seed = 0; seed < deep(3, 24); seed++) {
      const board = boardOfSheet(randomSheet(seed).sheet);
      const toMove = seed % 2 === 0 ? X : O;
      const rng = seededRng(seed + 1000);
      for (const field of RULE_FIELDS.filter((_, at) => (at + seed) % deep(3, 1) === 0)) {
        const value = ruleValue(ARTICLE_RULES, field);
        const moveAt = (at: number) => moveBy(board, toMove, withRule(ARTICLE_RULES, field, at));
        const here = moveAt(value);
        const found = holdsUpTo(weightLines(board, toMove, ARTICLE_RULES, field), value);
        if (!found) {
          // The very end may be a tie.
          expect(moveAt(value + (MOST_RULE - value) * 0.999), `${seed} ${field}`).toBe(here);
          held++;
          continue;
        }
        let [same, other]: [number, number] = [value, MOST_RULE];
        for (let halves = 0; halves < 34; halves++) {
          const middle = (same + other) / 2;
          if (moveAt(middle) === here) same = middle;
          else other = middle;
        }
        expect(Math.abs(found.at - same), `${seed} ${field}`).toBeLessThan(1e-4 * (1 + same));
        const beyond = found.at + 1e-5 * Math.max(1, found.at);
        expect(JSON.stringify(found.cells), `${seed} ${field}`).toBe(moveAt(beyond));
        for (let tries = 0; tries < 3; tries++) {
          const between = value + (found.at - value) * (rng.int(999) / 1000);
          expect(moveAt(between)).toBe(here);
        }
        flips++;
      }
    }
    expect(flips).toBeGreaterThan(0);
    expect(held).toBeGreaterThan(0);
  });
});
