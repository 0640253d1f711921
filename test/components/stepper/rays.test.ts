import { describe, expect, it } from 'vitest';
import { heaviestView } from '../../../src/components/algorithms/heaviest-cell/view.ts';
import { screenX, screenY } from '../../../src/components/ui/large-board/boardWindow.ts';
import { shortWeight } from '../../../src/components/ui/large-board/heat.ts';
import { drawRays, type Rays } from '../../../src/components/ui/large-board/rays.ts';
import { recordRun, boardOfSheet, cellWeight, heaviestRun } from '../../../src/engine/index.ts';
import { randomSheet } from '../algorithms/randomLargePosition.ts';

/** Every step of the whole bot on random positions that weighs a cell. */
const WEIGHED = [0, 1, 2, 3, 4, 5].flatMap((seed) => {
  const input = randomSheet(seed);
  const trace = recordRun(heaviestRun, input);
  return trace.events.flatMap(({ kind, cell: { x, y } }, step) =>
    kind === 'weigh' ? { at: { input, trace, step }, x, y } : [],
  );
});

const VIEW = { x: 0.5, y: 0.5, scale: 40, width: 520, height: 520 };
const cross: Rays = {
  cell: { x: 0, y: 0 },
  lines: [
    { from: { x: -5, y: 0 }, to: { x: 5, y: 0 }, place: { x: 3, y: 0 }, text: '5.1', isRich: true },
    {
      from: { x: 0, y: -5 },
      to: { x: 0, y: 5 },
      place: { x: 0, y: 2 },
      text: '0.5',
      isRich: false,
    },
  ],
  sums: ['5.1', '5.6'],
};
const words = (rays: Rays, returned: number, view = VIEW) => drawRays(rays, returned, view).words;
const pixel = (x: number, y: number, view = VIEW) => ({
  x: screenX(view, x + 0.5),
  y: screenY(view, y + 0.5),
});

describe('the rays of a weighed cell', () => {
  it('bear what the engine says of each line, and add up to its weight', () => {
    expect(WEIGHED.length).toBeGreaterThan(100);
    for (const { at, x, y } of WEIGHED) {
      const { sheet, mark, rules } = at.input;
      const account = cellWeight(boardOfSheet(sheet), { x, y }, mark, rules);
      const { rays } = heaviestView.moment(at);
      const sumOf = (line: number) =>
        account.marks.reduce((sum, { lines }) => sum + (lines[line]?.weight ?? 0), 0);
      expect(rays?.lines.map(({ text }) => text)).toEqual([0, 1, 2, 3].map(sumOf).map(shortWeight));
      expect(rays?.sums.at(-1)).toBe(shortWeight(account.weight));
    }
  });

  it('go out first; then each number comes back, and the sum grows', () => {
    expect(words(cross, 0)).toEqual([]);
    // The first number is half way back: its other stands where it rests.
    const [rests, flies, other] = words(cross, 0.3 + 0.7 * 0.25);
    expect(rests).toMatchObject({ text: '5.1', ...pixel(3, 0) });
    expect(flies).toMatchObject({ text: '5.1', ...pixel(1.5, 0) });
    expect(other).toMatchObject({ text: '0.5', ...pixel(0, 2) });
    const half = words(cross, 0.3 + 0.7 * 0.75);
    expect(half.at(-1)).toMatchObject({ text: '5.1', ...pixel(0, 0) });
    const end = words(cross, 1);
    expect(end.map(({ text }) => text)).toEqual(['5.1', '0.5', '5.6']);
    expect(end.at(-1)).toMatchObject(pixel(0, 0));
  });
});
