import { describe, expect, it } from 'vitest';
import { cellView } from '../../../src/components/algorithms/cell-weight/view.ts';
import { heaviestView } from '../../../src/components/algorithms/heaviest-cell/view.ts';
import { lineView } from '../../../src/components/algorithms/line-attacks/view.ts';
import {
  recordRun,
  cellRun,
  heaviestRun,
  lineRun,
  cellWeight,
  boardOfSheet,
  heaviestCells,
  lineAttacks,
  lineThrough,
  DIRECTIONS,
  type LargeInput,
  type LargeRun,
  type StepEvent,
} from '../../../src/engine/index.ts';
import { weightText } from '#language/ui/language/grammar';
import { randomSheet } from './randomLargePosition.ts';

function stepsOf<Event extends StepEvent>(run: LargeRun<Event>, seed: number) {
  const random = randomSheet(seed);
  const last = random.sheet.stones.at(-1);
  const isMarked = run.cellIs === 'marked' && last;
  const input: LargeInput = isMarked ? { ...random, cell: { x: last.x, y: last.y } } : random;
  const trace = recordRun(run, input);
  return trace.events.map((_, step) => ({ input, trace, step }));
}

const SEEDS = [0, 1, 2, 3, 4, 5, 6, 7];

describe('what the figures say at their end', () => {
  it('is what the engine says of the line', () => {
    for (const seed of SEEDS) {
      const at = stepsOf(lineRun, seed).at(-1);
      if (!at) throw new Error('no steps');
      const { sheet, cell, mark, direction, rules } = at.input;
      const along = DIRECTIONS[direction] ?? DIRECTIONS[0];
      const reading = lineAttacks(
        lineThrough(boardOfSheet(sheet), cell.x, cell.y, along, mark),
        rules,
      );
      const view = lineView.moment(at);
      expect(view.strip?.window).toEqual(reading.window.map((offset) => offset + 0));
      expect(view.strip?.isWhole).toBe(true);
      const sum = view.account[0]?.rows.at(-1)?.cells.at(-1);
      expect(sum).toMatchObject({ text: weightText(reading.weight) });
    }
  });

  it('is what the engine says of the cell, and of the heaviest ones', () => {
    for (const seed of SEEDS) {
      const cell = stepsOf(cellRun, seed).at(-1);
      const heaviest = stepsOf(heaviestRun, seed).at(-1);
      if (!cell || !heaviest) throw new Error('no steps');
      const { input } = cell;
      const board = boardOfSheet(input.sheet);
      const { weight } = cellWeight(board, input.cell, input.mark, input.rules);
      const total = cellView.moment(cell).account.at(-1)?.rows[0]?.cells.at(-1);
      expect(total).toMatchObject({ text: weightText(weight) });
      const best = heaviestCells(board, input.mark, input.rules);
      const shades = heaviestView.moment(heaviest).scene.shades ?? [];
      const framed = shades.filter(({ isBest }) => isBest).map(({ x, y }) => ({ x, y }));
      expect(framed).toEqual(best.map(({ x, y }) => ({ x, y })));
    }
  });
});
