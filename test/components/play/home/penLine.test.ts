import { expect, it } from 'vitest';
import { penLine } from '../../../../src/components/play/home/penLine.ts';

const DISC = { x: 600, y: 200, radius: 180 };

/** Where the head begins. */
function tipOf(head: string): { x: number; y: number } {
  const [, x, y] = /^M(\S+) (\S+)l\S+ \S+M\1 \2l/.exec(head) ?? [];
  return { x: Number(x), y: Number(y) };
}

it('the pen line from a mark to its slice begins at the mark, and ends at the rim over the middle of the slice, wherever that is', () => {
  for (const y of [40, 200, 360]) {
    for (let turn = 0; turn < 1; turn += 1 / 72) {
      const { line, head } = penLine({ x: 300, y }, DISC, turn);
      expect(line.startsWith(`M300.0 ${y}.0C`)).toBe(true);
      expect(line + head).not.toMatch(/NaN|Infinity|undefined/);
      const tip = tipOf(head);
      expect(line.endsWith(`${tip.x.toFixed(1)} ${tip.y.toFixed(1)}`)).toBe(true);
      const [right, down] = [tip.x - DISC.x, tip.y - DISC.y];
      expect(Math.hypot(right, down)).toBeCloseTo(DISC.radius + 3, 0);
      const at = Math.atan2(right, -down) / (2 * Math.PI);
      expect(Math.abs(((at - turn + 1.5) % 1) - 0.5)).toBeLessThan(0.01);
    }
  }
});
