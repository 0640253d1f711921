import { describe, expect, it } from 'vitest';
import {
  ARTICLE_RULES,
  CELL_EVENTS,
  EMPTY,
  O,
  SparseBoard,
  X,
  candidates,
  cellWeight,
  farWeight,
  firstCell,
  heaviestCells,
  isHeavier,
  markOf,
  markWeight,
  seededRng,
  weighBoard,
  type CellAccount,
  type CellEvent,
} from '../../../src/engine/index.ts';
import { WEIGH_EVENTS, type WeighEvent } from '../../../src/engine/attacks/heaviest.ts';
import { recordSteps } from '../../../src/engine/trace/linearTrace.ts';
import { boardOf } from '../boardOf.ts';
import { weightOnText } from './onText.ts';

const weightOf = (rows: readonly string[], x: number, y: number) =>
  cellWeight(boardOf(rows), { x, y }, X).weight;

describe('what a cell weighs', () => {
  it('is 2 where no mark is near enough to matter', () => {
    expect(weightOf(['X'], 100, 100)).toBe(2);
    expect(farWeight(ARTICLE_RULES)).toBe(2);
    // On a line, but at distance five: the mark is not in the window and closes nothing.
    expect(weightOf(['X'], 5, 0)).toBe(2);
    expect(weightOf(['X'], 2, 1)).toBe(2);
  });

  it('counts each five of the side to move on its own', () => {
    const cross = ['.XXXX', 'X', 'X', 'X', 'X'];
    const two = cellWeight(boardOf(cross), { x: 0, y: 0 }, X);
    expect(two.marks[0]).toMatchObject({
      fives: 2,
      finish: 200,
      breakpoints: 2,
      doubleThreat: 100,
    });
    expect(two.marks[0].weight).toBeCloseTo(400 + 0.5 + 200 + 100, 10);
  });

  it('adds 100 once for two breakpoints of one mark, or three, or four', () => {
    const at = (rows: readonly string[]) => cellWeight(boardOf(rows), { x: 0, y: 0 }, O);
    const one = at(['.XX']);
    const two = at(['.XX', 'X', 'X']);
    const three = at(['.XX', 'XX', 'X.X']);
    expect(one.marks[0]).toMatchObject({ breakpoints: 1, doubleThreat: 0 });
    expect(two.marks[0]).toMatchObject({ breakpoints: 2, doubleThreat: 100 });
    expect(three.marks[0]).toMatchObject({ breakpoints: 3, doubleThreat: 100 });
    expect(three.marks[0].weight).toBeCloseTo(3 * 7 + 0.25 + 100, 10);
    expect(three.marks[1]).toMatchObject({ breakpoints: 0, doubleThreat: 0 });
    // One of each mark is no double threat.
    const mixed = at(['.XX', 'O', 'O']);
    expect(mixed.marks.map(({ breakpoints }) => breakpoints)).toEqual([1, 1]);
    expect(mixed.marks.map(({ doubleThreat }) => doubleThreat)).toEqual([0, 0]);
  });

  it('is what a second reading of the text finds, on 3,000 cells, with borders and without', () => {
    const rng = seededRng(11);
    for (let round = 0; round < 3000; round++) {
      const [width, height] = [1 + rng.int(14), 1 + rng.int(14)];
      const signs = round % 3 === 0 ? 'XO......' : 'XXO.';
      const rows = Array.from({ length: height }, () =>
        Array.from({ length: width }, () => signs.charAt(rng.int(signs.length))).join(''),
      );
      const hasBorders = rng.int(2) === 0;
      const board = boardOf(rows, hasBorders ? { width, height } : undefined);
      const [x, y] = [rng.int(width), rng.int(height)];
      if (board.at(x, y) !== EMPTY) continue;
      for (const sign of ['X', 'O'] as const) {
        const wanted = weightOnText(rows, [x, y], sign, hasBorders ? '|' : '.');
        expect(cellWeight(board, { x, y }, markOf(sign)).weight).toBeCloseTo(wanted, 9);
      }
    }
  });

  it('is the same with a tracer, whose numbers add up to it', () => {
    const board = boardOf(['X.XX.O', '.XOO..', 'X.O.O.']);
    let account: CellAccount | undefined;
    const { events } = recordSteps<CellEvent>(CELL_EVENTS, (trace) => {
      account = cellWeight(board, { x: 1, y: 0 }, O, ARTICLE_RULES, trace);
    });
    expect(account).toEqual(cellWeight(board, { x: 1, y: 0 }, O));
    const { total, parts = {} } = events.at(-1) as CellEvent;
    expect(total).toBe(account?.weight);
    expect([parts[X], parts[O]]).toEqual(account?.marks.map(({ weight }) => weight));
    expect(events.filter(({ kind }) => kind === 'direction')).toHaveLength(8);
    expect(markWeight(board, { x: 1, y: 0 }, O, O)).toEqual(account?.marks[1]);
  });
});

describe('the cells to be weighed', () => {
  it('begin in the middle, or at the origin', () => {
    expect(firstCell(new SparseBoard())).toEqual({ x: 0, y: 0 });
    expect(firstCell(new SparseBoard({ width: 15, height: 15 }))).toEqual({ x: 7, y: 7 });
    expect(firstCell(new SparseBoard({ width: 4, height: 1 }))).toEqual({ x: 1, y: 0 });
  });

  it('are all empty cells with borders; without, those within five of a mark, row by row', () => {
    const small = boardOf(['X.', '.O'], { width: 2, height: 2 });
    expect(candidates(small)).toEqual([
      { x: 1, y: 0 },
      { x: 0, y: 1 },
    ]);
    const cells = candidates(boardOf(['X.O']));
    expect(cells).toHaveLength(11 * 13 - 2);
    expect(cells[0]).toEqual({ x: -5, y: -5 });
    expect(cells.at(-1)).toEqual({ x: 7, y: 5 });
  });

  it('take all that weigh most, and nothing near enough to it', () => {
    expect(heaviestCells(boardOf(['.X']), O)).toHaveLength(8);
    expect(heaviestCells(boardOf(['.XXXX']), O)).toEqual([
      { x: 0, y: 0 },
      { x: 5, y: 0 },
    ]);
    expect(isHeavier(2 + 1e-12, 2)).toBe(false);
    expect(isHeavier(2 + 1e-6, 2)).toBe(true);
    expect(isHeavier(2, 3)).toBe(false);
  });

  it('tell of each cell, of each better one and of each tie', () => {
    const board = boardOf(['.X', 'O']);
    let best: unknown;
    const { events } = recordSteps<WeighEvent>(WEIGH_EVENTS, (trace) => {
      best = heaviestCells(board, X, ARTICLE_RULES, trace);
    });
    expect(best).toEqual(heaviestCells(board, X));
    const weighed = weighBoard(board, X);
    const of = (kind: string) => events.filter((event) => event.kind === kind);
    expect(of('weigh').map(({ cell }) => cell)).toEqual(weighed);
    const lastBest = events.findLastIndex(({ kind }) => kind === 'heaviest');
    const ties = events.slice(lastBest).filter(({ kind }) => kind === 'tie');
    expect(of('choose').map((event) => event.best?.length)).toEqual([1 + ties.length]);
  });
});
