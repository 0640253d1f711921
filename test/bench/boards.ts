import { boardValue, makeVariant } from '../../src/engine/index.ts';
import { medianOfCalls } from './measure.ts';
import { row } from './report.ts';

/** Boards that are solved from scratch, with what is known of them and the time that they may take. */
const BOARDS = [
  [{ m: 4, n: 4, k: 4 }, 'draw', 1],
  [{ m: 5, n: 4, k: 4 }, 'draw', 20],
  [{ m: 5, n: 5, k: 4 }, 'draw', 20],
  [{ m: 6, n: 5, k: 4 }, 'first', 20],
  [{ m: 4, n: 4, k: 4, gravity: true }, 'draw', 1],
] as const;

export function boardRows(): void {
  for (const [spec, value, atMost] of BOARDS) {
    const variant = makeVariant(spec);
    const time = medianOfCalls([1, 2, 3], () => {
      const found = boardValue(variant);
      if (!found.settled || found.value !== value) throw new Error(JSON.stringify(found));
    });
    row(`the value of ${variant.id}, from scratch`, time / 1e9, 's', { atMost });
  }
}
