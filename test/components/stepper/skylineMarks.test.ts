import { describe, expect, it } from 'vitest';
import {
  markAt as pressedAt,
  placeMindMarks,
} from '../../../src/components/stepper/skylineMarks.dom.ts';

const markAt = (x: number, y = 20) => ({ step: x, call: '23372', x, y, from: x, to: x });
const widthOf = (call: string) => call.length * 7;

describe('the numbers over the skyline', () => {
  it('never lie on one another or on another sign, and the nearest to the step has its own', () => {
    const marks = [10, 22, 34, 46, 58, 90, 96].map((x) => markAt(x));
    const placed = placeMindMarks(marks, widthOf, 58, 150);
    expect(placed).toHaveLength(marks.length);
    expect(placed.find(({ x }) => x === 46)?.textAt).toBeUndefined();
    const texts = placed.flatMap(({ x, textAt }) => (textAt === undefined ? [] : [{ x, textAt }]));
    expect(texts.length).toBeGreaterThan(0);
    for (const { x, textAt } of texts) {
      const end = textAt + widthOf('23372');
      for (const other of texts) {
        if (other.x !== x) expect(other.textAt > end || other.textAt + 35 < textAt).toBe(true);
      }
      for (const { x: sign } of marks) {
        expect(sign + 4 < textAt || sign - 4 > end, `${sign} under ${textAt}`).toBe(true);
      }
    }
  });

  it('leave a finger the numbers of the calls under the bars', () => {
    const press = (x: number, y: number) => pressedAt([markAt(100, 35)], x, y, 'touch')?.step;
    expect([press(108, 10), press(100, 44), press(110, 50)]).toEqual([100, 100, undefined]);
  });
});
