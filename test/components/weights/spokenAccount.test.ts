import { expect, it } from 'vitest';
import { accountSpoken, lineOnBoard } from '../../../src/components/weights/spokenAccount.ts';
import { ARTICLE_RULES, O, X, boardOfSheet, cellWeight } from '../../../src/engine/index.ts';
import { parseHTML } from 'linkedom';
import { render } from 'svelte/server';
import CellAccountView from '../../../src/components/weights/CellAccountView.svelte';
import { WeightInspector } from '../../../src/components/weights/inspector.svelte.ts';
import { FORK, SECOND, sheet } from './sketch.ts';

const board = boardOfSheet(sheet);
const fork = cellWeight(board, FORK, X, ARTICLE_RULES);

it('says what a cell weighs line by line, in words and without brackets', () => {
  expect(accountSpoken(board, fork)).toMatchInlineSnapshot(
    `"(6, 4) weighs 209.7. For X 207.25: rising 100, power 4, potential 2, a breakpoint, four; across 7, power 3, potential 2, a breakpoint, open three; two breakpoints at once, plus 100; the other lines 0.25. For O 2.45: down 2, power 2, potential 1; the other lines 0.45."`,
  );
  expect(accountSpoken(board, cellWeight(board, SECOND, O, ARTICLE_RULES))).toMatchInlineSnapshot(
    `"(10, 0) weighs 101.68. For O 0.93. For X 100.75: rising 100, power 4, potential 2, a breakpoint, four; the other lines 0.75."`,
  );
});

it('says what lies on a line, up to what stops it', () => {
  expect(lineOnBoard(board, fork, { mark: X, direction: 1 })).toMatchInlineSnapshot(
    `"Rising, for X: (2, 8) empty, (3, 7) empty, (4, 6) empty, (5, 5) empty, here, X (7, 3), X (8, 2), X (9, 1), (10, 0) empty."`,
  );
  expect(lineOnBoard(board, fork, { mark: O, direction: 0 })).toMatchInlineSnapshot(
    `"Across, for O: (2, 4) empty, (3, 4) empty, (4, 4) empty, (5, 4) empty, here, X (7, 4)."`,
  );
  const small = boardOfSheet({ size: { width: 6, height: 6 }, stones: [{ x: 1, y: 0, mark: X }] });
  const corner = cellWeight(small, { x: 0, y: 0 }, X, ARTICLE_RULES);
  expect(lineOnBoard(small, corner, { mark: X, direction: 0 })).toMatchInlineSnapshot(
    `"Across, for X: the edge, here, X b6, c6 empty, d6 empty, e6 empty."`,
  );
});

it('is heard in the table too: words apart, powers in words, the chosen line cell by cell', () => {
  const inspector = new WeightInspector(() => ({ board, toMove: X, isOver: false }));
  inspector.ask(FORK);
  const text = () => {
    const { body } = render(CellAccountView, {
      props: { inspector, account: fork },
    });
    const { document } = parseHTML(`<!doctype html><html><body>${body}</body></html>`);
    for (const hidden of document.querySelectorAll('[aria-hidden=true], svg')) hidden.remove();
    const told = document.querySelector('[role=status]')?.textContent?.trim();
    return { told, all: document.body.textContent?.replace(/\s+/g, ' ') ?? '' };
  };
  expect(text().all).toContain('power 3, potential 2 breakpoint open three');
  expect(text().all).not.toContain('[');
  expect(text().told).toBe('');
  const line = { mark: X, direction: 1 };
  inspector.pin(line);
  expect(text().told).toBe(lineOnBoard(board, fork, line));
});
