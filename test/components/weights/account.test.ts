import { parseHTML } from 'linkedom';
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { accountSpoken } from '../../../src/components/weights/announce.ts';
import CellAccountView from '../../../src/components/weights/CellAccountView.svelte';
import { WeightInspector } from '../../../src/components/weights/inspector.svelte.ts';
import {
  ARTICLE_RULES,
  O,
  X,
  boardOfSheet,
  cellWeight,
  parseDiagram,
  weighBoard,
  type Mark,
  type Point,
} from '../../../src/engine/index.ts';
import {
  accountBreakBands,
  cellAlong,
  lineBands,
  reasonOf,
} from '../../../src/components/weights/account.ts';
import { ranked, accountSummaryOf } from '../../../src/components/weights/accountSummary.ts';
import { comparison } from '../../../src/components/weights/compare.ts';
import { FORK, SECOND, sheet } from './sketch.ts';
import {
  isArticle,
  parseRule,
  ruleValue,
  tableFields,
  withRule,
} from '../../../src/components/algorithms/line-attacks/rules.ts';

const board = boardOfSheet(sheet);
const account = (cell: Point, toMove: Mark = X) => cellWeight(board, cell, toMove);
const reasonIn = (diagram: string, toMove: Mark) => {
  const drawn = parseDiagram(diagram);
  const cell = drawn.cell as Point;
  return reasonOf(cellWeight(boardOfSheet(drawn.sheet), cell, toMove));
};

it('an account is heard in its table: powers in words, and no brackets', () => {
  const inspector = new WeightInspector(() => ({ board, toMove: X, isOver: false }));
  inspector.ask(FORK);
  expect(accountSpoken(inspector, account(FORK))).toBe(
    '(6, 4) weighs 209.7: 207.25 for X, and 2.45 for O.',
  );
  const { body } = render(CellAccountView, { props: { inspector, account: account(FORK) } });
  const { document } = parseHTML(`<!doctype html><html><body>${body}</body></html>`);
  for (const hidden of document.querySelectorAll('[aria-hidden=true], svg')) hidden.remove();
  const heard = document.body.textContent?.replace(/\s+/g, ' ') ?? '';
  expect(heard).toContain('power 3, potential 2 breakpoint open three');
  expect(heard).not.toContain('[');
});

describe('why a cell weighs what it weighs', () => {
  it('two breakpoints, where their bonus does most', () => {
    expect(reasonOf(account(FORK))).toEqual({ kind: 'double', mark: X, lines: 2 });
  });

  it('a line, where one does most, and its heaviest attack', () => {
    expect(reasonOf(account(SECOND))).toMatchObject({
      kind: 'line',
      mark: X,
      direction: 1,
      attack: { power: 4, potential: 2 },
    });
  });

  it('a five, of the side to move or of the other', () => {
    expect(reasonIn('.XXXXx..', X)).toEqual({ kind: 'five', mark: X });
    expect(reasonIn('.XXXXx..', O)).toEqual({ kind: 'five', mark: X });
  });

  it('nothing, where no mark is near', () => {
    expect(reasonIn('X.......x', O)).toEqual({ kind: 'alone' });
  });
});

describe('a line on the board', () => {
  it('has its window softly and its attacks over it', () => {
    const [window, ...attacks] = lineBands(account(FORK), { mark: X, direction: 1 });
    expect(window).toEqual({ from: { x: 2, y: 8 }, to: SECOND, tone: 'soft' });
    expect(attacks).toEqual([{ from: FORK, to: { x: 9, y: 1 }, tone: 'now' }]);
  });

  it('shows side attacks in the ink of their mark', () => {
    const side = parseDiagram('........\nX.X.x...\n........');
    const read = cellWeight(boardOfSheet(side.sheet), side.cell as Point, X);
    const tones = lineBands(read, { mark: X, direction: 0 }).map(({ tone }) => tone);
    expect(tones).toEqual(['soft', 'x', 'x', 'now']);
  });

  it('is marked by itself where it breaks', () => {
    expect(accountBreakBands(account(FORK))).toEqual([
      { from: FORK, to: { x: 8, y: 4 }, tone: 'now' },
      { from: FORK, to: { x: 9, y: 1 }, tone: 'now' },
    ]);
    expect(accountBreakBands(account({ x: 5, y: 5 }))).toEqual([
      { from: { x: 5, y: 5 }, to: { x: 9, y: 1 }, tone: 'now' },
    ]);
    expect(accountBreakBands(account({ x: 12, y: 6 }))).toEqual([]);
  });

  it('is marked with the neighbour that it would join', () => {
    const joined = parseDiagram('........\n.XX.xX..\n........');
    const read = cellWeight(boardOfSheet(joined.sheet), joined.cell as Point, X);
    expect(accountBreakBands(read)).toEqual([
      { from: { x: 1, y: 1 }, to: { x: 5, y: 1 }, tone: 'now' },
    ]);
  });

  it('is found by offsets', () => {
    expect(cellAlong({ x: 0, y: 0 }, 1, 3)).toEqual({ x: 3, y: -3 });
    expect(() => cellAlong({ x: 0, y: 0 }, 4, 1)).toThrow(RangeError);
  });
});

describe('the order of a board', () => {
  it('names the heaviest and the next best', () => {
    const ranking = ranked(weighBoard(board, X));
    expect(ranking.heaviest).toMatchObject([FORK]);
    expect(ranking.second).toMatchObject(SECOND);
    expect(accountSummaryOf(board, X, ARTICLE_RULES, ranking)).toMatchObject({
      kind: 'heaviest',
      reason: { kind: 'double' },
      next: ranking.second?.weight,
    });
  });

  it('names all that are alike, and knows an empty board from a full one', () => {
    const lone = boardOfSheet(parseDiagram('X').sheet);
    expect(ranked(weighBoard(lone, O)).heaviest).toHaveLength(8);
    const bare = boardOfSheet({ stones: [] });
    const none = ranked([]);
    expect(accountSummaryOf(bare, X, ARTICLE_RULES, none)).toMatchObject({ kind: 'first' });
    const full = boardOfSheet({ size: { width: 1, height: 1 }, stones: [{ x: 0, y: 0, mark: X }] });
    expect(accountSummaryOf(full, O, ARTICLE_RULES, none)).toEqual({ kind: 'full' });
  });
});

describe('two cells side by side', () => {
  const pair = comparison(account(FORK), account(SECOND));

  it('differ where they weigh differently, and the greatest gain decides', () => {
    expect(pair.decides).toMatchObject({ mark: X, part: 'doubleThreat', weights: [100, 0] });
    expect(pair.parts.find(({ mark, part }) => mark === X && part === 1)?.differs).toBe(false);
    expect(pair.parts.find(({ mark, part }) => mark === X && part === 0)?.differs).toBe(true);
  });

  it('add up to their weights', () => {
    for (const at of [0, 1] as const) {
      const sum = pair.parts.reduce((total, { weights }) => total + weights[at], 0);
      expect(sum).toBeCloseTo(pair.weights[at], 9);
    }
  });

  it('have nothing to decide if they weigh the same', () => {
    expect(comparison(account(FORK), account(FORK)).decides).toBeUndefined();
  });

  it('are decided for the heavier one, whichever comes first', () => {
    const turned = comparison(account(SECOND), account(FORK));
    expect(turned.decides).toMatchObject({ part: 'doubleThreat', weights: [0, 100] });
  });
});

describe('numbers of the rules', () => {
  it('are read with a point or a comma, and told why not', () => {
    expect(['7', ' 0.25', '0,1', '.5'].map(parseRule)).toEqual([7, 0.25, 0.1, 0.5]);
    expect(['', 'abc', '1e5', '-1', '100001', 'NaN'].map(parseRule)).toEqual([
      'empty',
      'not-a-number',
      'not-a-number',
      'negative',
      'too-great',
      'not-a-number',
    ]);
  });

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

  it('have no field for what is dropped before it is weighed', () => {
    const fields = tableFields(ARTICLE_RULES);
    expect(fields.map(([none]) => none)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      '5:0',
    ]);
  });
});
