import { parseHTML } from 'linkedom';
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { accountSpoken } from '../../../src/components/weights/announce.ts';
import CellAccountView from '../../../src/components/weights/CellAccountView.svelte';
import { WeightInspector } from '../../../src/components/weights/inspector.svelte.ts';
import {
  ARTICLE_RULES,
  X,
  boardOfSheet,
  cellWeight,
  type Point,
} from '../../../src/engine/index.ts';
import { comparison } from '../../../src/components/weights/account.ts';
import { FORK, SECOND, sheet } from './sketch.ts';
import {
  isArticle,
  parseRule,
  ruleValue,
  tableFields,
  withRule,
} from '../../../src/components/algorithms/line-attacks/rules.ts';

const board = boardOfSheet(sheet);
const account = (cell: Point) => cellWeight(board, cell, X);

it('an account is heard in its table: powers in words, and no brackets', () => {
  const inspector = new WeightInspector(() => ({ board, toMove: X, isOver: false }));
  inspector.ask(FORK);
  expect(accountSpoken(inspector, account(FORK))).toBe(
    '(6,\u00a04) weighs 209.7: 207.25 for X, and 2.45 for O.',
  );
  const { body } = render(CellAccountView, { props: { inspector, account: account(FORK) } });
  const { document } = parseHTML(`<!doctype html><html><body>${body}</body></html>`);
  for (const hidden of document.querySelectorAll('[aria-hidden=true], svg')) hidden.remove();
  const heard = document.body.textContent?.replace(/\s+/g, ' ') ?? '';
  expect(heard).toContain('power 3, potential 2 breakpoint open three');
  expect(heard).not.toContain('[');
});

it('two cells side by side add up to their weights', () => {
  const pair = comparison(account(FORK), account(SECOND));
  for (const at of [0, 1] as const) {
    const sum = pair.parts.reduce((total, { weights }) => total + weights[at], 0);
    expect(sum).toBeCloseTo(pair.weights[at], 9);
  }
});

describe('numbers of the rules', () => {
  it('come back as they are written', () => {
    for (const row of tableFields(ARTICLE_RULES)) {
      for (const field of row) {
        if (!field) continue;
        const value = ruleValue(ARTICLE_RULES, field);
        expect(parseRule(String(value))).toBe(value);
      }
    }
  });

  it('change one at a time', () => {
    const changed = withRule(ARTICLE_RULES, '3:2', 200);
    expect(ruleValue(changed, '3:2')).toBe(200);
    expect(isArticle(changed)).toBe(false);
    expect(isArticle(withRule(changed, '3:2', 7))).toBe(true);
    expect(ruleValue(withRule(ARTICLE_RULES, 'finish', 0), 'finish')).toBe(0);
  });
});
