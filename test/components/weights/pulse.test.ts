import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ARTICLE_RULES,
  O,
  SparseBoard,
  X,
  cellWeight,
  farWeight,
  other,
  weighBoard,
  type Mark,
  type Point,
} from '../../../src/engine/index.ts';
import { scattered } from '../lessons/scattered.ts';
import { WeightPulse } from '../../../src/components/weights/pulse.svelte.ts';
import { shadesOf, type Heat } from '../../../src/components/ui/large-board/heat.ts';

/** Frames come when they are called for, `ms` after the first. */
let frames: ((now: number) => void)[] = [];
const passTo = (ms: number) => {
  const due = frames;
  frames = [];
  for (const frame of due) frame(ms);
};

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: (now: number) => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []));
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => void vi.unstubAllGlobals());

function heatOn(board: SparseBoard, toMove: Mark): Heat {
  const cells = weighBoard(board, toMove, ARTICLE_RULES);
  const most = Math.max(...cells.map(({ weight }) => weight));
  return { cells, far: farWeight(ARTICLE_RULES), most };
}

/** Marks at random, and then one more. */
function game(seed: number) {
  const { size, stones } = scattered(seed, 15, 30);
  const at = stones.at(-1)!;
  const before = new SparseBoard(size, stones.slice(0, -1));
  return { before, after: new SparseBoard(size, stones), toMove: other(at.mark), at };
}

/** The cells whose shade differs in the middle of the pulse from what it is at its end. */
function pulsing(pulse: WeightPulse, heat: Heat): Point[] {
  const shades = shadesOf(heat);
  return pulse.over(shades).filter(({ strength }, i) => strength !== shades[i]?.strength);
}

describe('the pulse of weights', () => {
  it.each([1, 2, 3, 4, 5, 6])(
    'is of the cells that a mark tells on, no others (seed %i)',
    (seed) => {
      const { before, after, toMove, at } = game(seed);
      const pulse = new WeightPulse();
      pulse.see(heatOn(before, other(toMove)), before.count);
      const heat = heatOn(after, toMove);
      pulse.see(heat, after.count);
      passTo(0);
      passTo(300);
      const cells = pulsing(pulse, heat);
      expect(cells.length).toBeGreaterThan(8);
      for (const { x, y } of cells) {
        const [dx, dy] = [Math.abs(x - at.x), Math.abs(y - at.y)];
        const isOnLine = dx === 0 || dy === 0 || dx === dy;
        const makesFive = cellWeight(after, { x, y }, toMove, ARTICLE_RULES).marks.some(
          ({ finish }) => finish > 0,
        );
        expect((isOnLine && Math.max(dx, dy) <= 5) || makesFive, `${x} ${y}`).toBe(true);
      }
      passTo(2000);
      expect(pulsing(pulse, heat)).toEqual([]);
    },
  );

  it('is not of what was not seen before, nor of another board, a take-back or other rules', () => {
    const { before, after, toMove } = game(7);
    const late = heatOn(after, toMove);
    const pulse = new WeightPulse();
    const still = (heat: Heat, marks: number) => {
      pulse.see(heat, marks);
      passTo(0);
      passTo(300);
      expect(pulsing(pulse, heat)).toEqual([]);
    };
    still(late, after.count);
    still(heatOn(before, other(toMove)), before.count);
    still(
      { ...late, cells: [...late.cells].map((cell) => ({ ...cell, weight: 1 })) },
      before.count,
    );
    pulse.forget();
    still(late, after.count);
    still(heatOn(new SparseBoard(before.size, [{ x: 1, y: 1, mark: O }]), X), 1);
  });

  it('does not move for readers who want less motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { before, after, toMove } = game(8);
    const pulse = new WeightPulse();
    pulse.see(heatOn(before, other(toMove)), before.count);
    const heat = heatOn(after, toMove);
    pulse.see(heat, after.count);
    expect(frames).toEqual([]);
    expect(pulsing(pulse, heat)).toEqual([]);
  });
});
