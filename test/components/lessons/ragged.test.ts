import { describe, expect, it } from 'vitest';
import { COUNTED_BOARDS, linesOfGame } from '../../../src/engine/index.ts';
import kept from '../../../src/data/lines.json' with { type: 'json' };
import {
  lineShares,
  sideShare,
  raggedChart,
} from '../../../src/components/lessons/ragged/chart.ts';
import { readRow } from '../../../src/components/lessons/parts/raggedFacts.ts';
import {
  RAGGED_FIGURES,
  RAGGED_ROWS,
  raggedStep,
} from '../../../src/components/lessons/ragged/rows.ts';
import { readLesson } from './mdx.ts';

const text = readLesson('src/content/docs/lessons/ragged.mdx');
const valuesOf = (name: string, attribute: string) =>
  text.tags.filter((tag) => tag.name === name).map(({ attributes }) => attributes[attribute]);

describe('the rows of the lesson', () => {
  it.each([
    ['gaps', '[-4,0] 1:2/3 1:2/2 1:1/1'],
    ['wall', '[-4,0] 1:1/3 1:2/2 1:1/1'],
    ['beyond', '[-4,2] 1:2/3 3:2/1'],
    ['joined', '[-4,4] 1:2/3 2:2/1'],
    ['shut', '[-3,0] '],
    ['alone', '[-4,4] 1:2/1'],
  ] as const)('%s: %s', (name, expected) => {
    const { window, attacks } = readRow(RAGGED_ROWS[name]);
    const told = attacks.map((each) => `${each.power}:${each.potential}/${each.divider}`);
    expect(`[${window.map((offset) => offset + 0).join(',')}] ${told.join(' ')}`).toBe(expected);
  });
});

describe('what the text points at', () => {
  it('is a figure of the lesson, and a step of it', () => {
    const figs = new Set(valuesOf('SeeStep', 'fig'));
    expect([...figs].sort()).toEqual(Object.keys(RAGGED_FIGURES).sort());
    for (const step of valuesOf('SeeStep', 'step')) expect(step).toMatch(/^raggedStep\(/);
    expect(raggedStep('gaps', 'peek')).toBeGreaterThan(raggedStep('gaps', 'run'));
    expect(() => raggedStep('gaps', 'drop')).toThrow('drop');
    // Breakpoints are the next lesson's.
    expect(() => raggedStep('gaps', 'breaks')).toThrow('breaks');
  });
});

describe('lines in games', () => {
  it.each(['open', 'bordered'] as const)('are counted again, in part: %s', (board) => {
    for (const seed of [1, 2]) {
      expect(kept[board][seed - 1]).toEqual(linesOfGame(seed, COUNTED_BOARDS[board]));
    }
    const shares = lineShares(board);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
    expect(sideShare(board)).toBeCloseTo(1 - (shares[0] ?? 0) - (shares[1] ?? 0), 12);
  });

  it('the chart shows every share, and leaves out what never came up', () => {
    const { rows } = raggedChart().table;
    expect(rows.map(([head]) => head)).toEqual(['no room', '1', '2', '3', '4']);
  });
});
