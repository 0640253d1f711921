import { describe, expect, it } from 'vitest';
import { cellView } from '../../../src/components/algorithms/cell-weight/view.ts';
import { heaviestView } from '../../../src/components/algorithms/heaviest-cell/view.ts';
import { checkCuts, renjuView } from '../../../src/components/algorithms/renju-check/view.ts';
import { RENJU_BOARDS } from '../../../src/components/lessons/renju/positions.ts';
import { lineView } from '../../../src/components/algorithms/line-attacks/view.ts';
import {
  cellWeight,
  boardOfSheet,
  heaviestCells,
  lineAttacks,
  lineThrough,
  DIRECTIONS,
  largeInput,
  parseDiagram,
} from '../../../src/engine/index.ts';
import { spoken, weightText } from '#language/ui/language/grammar';
import { checkCut, renjuCheckMessages } from '#language/algorithms/renju-check/messages';
import { randomSheet } from './randomLargePosition.ts';
import { walk } from './walk.ts';

const SEEDS = [0, 1, 2, 3, 4, 5, 6, 7];

describe('what the figures say at their end', () => {
  it('is what the engine says of the line', () => {
    for (const seed of SEEDS) {
      const input = randomSheet(seed);
      const { sheet, cell, mark, direction, rules } = input;
      const along = DIRECTIONS[direction] ?? DIRECTIONS[0];
      const reading = lineAttacks(
        lineThrough(boardOfSheet(sheet), cell.x, cell.y, along, mark),
        rules,
      );
      const view = walk(lineView, input).at(-1)?.moment;
      expect(view?.strip?.window).toEqual(reading.window.map((offset) => offset + 0));
      expect(view?.strip?.isWhole).toBe(true);
      const sum = view?.account[0]?.rows.at(-1)?.cells.at(-1);
      expect(sum).toMatchObject({ text: weightText(reading.weight) });
    }
  });

  it('is what the engine says of the cell, and of the heaviest ones', () => {
    for (const seed of SEEDS) {
      const input = randomSheet(seed);
      const board = boardOfSheet(input.sheet);
      const { weight } = cellWeight(board, input.cell, input.mark, input.rules);
      const total = walk(cellView, input).at(-1)?.moment.account.at(-1)?.rows[0]?.cells.at(-1);
      expect(total).toMatchObject({ text: weightText(weight) });
      const best = heaviestCells(board, input.mark, input.rules);
      const shades = walk(heaviestView, input).at(-1)?.moment.scene.shades ?? [];
      const framed = shades.filter(({ isBest }) => isBest).map(({ x, y }) => ({ x, y }));
      expect(framed).toEqual(best.map(({ x, y }) => ({ x, y })));
    }
  });
});

it('opens the check of a stone within the check that needs it, and closes it before that goes on', () => {
  const { sheet, cell } = parseDiagram(RENJU_BOARDS[0]);
  const depths = walk(renjuView, largeInput(sheet, { ...(cell && { cell }) })).map((step) => {
    const cuts = checkCuts(step.at);
    expect(cuts.map(({ name }) => name).at(-1)).toBe(step.facts.cell);
    // What stands over a check is no wider than the one within is on a phone.
    for (const cut of cuts) expect(checkCut(cut.name, cut.verdict)).toMatch(/^.{1,15}$/);
    expect([cuts.at(-2)?.name, cuts.at(-2)?.verdict]).toEqual([step.facts.within, undefined]);
    // What is within is asked because of a four around it.
    const { x = NaN, y = NaN } = cuts.at(-1)?.scene.chosen ?? {};
    if (cuts.length > 1)
      expect(cuts.at(-2)?.scene.notes).toContainEqual(expect.objectContaining({ x, y, text: '4' }));
    return cuts.length;
  });
  const opened = depths.filter((depth, at) => depth === 2 && depths[at - 1] === 1);
  expect([opened.length > 2, depths.at(-1)]).toEqual([true, 1]);
});

it('counts in a sentence what it names', () => {
  const lastSaid = (board: string) => {
    const { sheet, cell, mark } = parseDiagram(board);
    const { facts } = walk(
      renjuView,
      largeInput(sheet, { ...(cell && { cell }), ...(mark && { mark }) }),
    ).at(-1)!;
    return spoken(renjuCheckMessages.sentence.verdict(facts));
  };
  const fours = ['....X..X.....', '.....X.X.....', '......XX.....', '....XXXx.....'];
  expect(lastSaid([...Array<string>(3).fill('.............'), ...fours].join('\n'))).toContain(
    'three fours, across, straight down and falling to the right',
  );
  // The check ends with the second three: this cell would make a third.
  const threes = ['..X..X.....', '...X.X.....', '...........', '.....x.XX..', '...........'];
  expect(lastSaid(['...........', ...threes].join('\n'))).toContain(
    'two threes, across and straight down',
  );
});
