import {
  EMPTY,
  other,
  type CellContent,
  type Mark,
  type Setup,
} from '../../../src/engine/index.ts';
import { NINE_LINES } from '../../nineLines.ts';

interface CallByHand {
  /** The cells by which it was reached. */
  readonly way: string;
  readonly over: boolean;
  /** The bounds it was asked with. */
  readonly asked: readonly [alpha: number, beta: number];
  score: number;
}

interface How {
  readonly prunes?: boolean;
  readonly win?: number;
  readonly depth?: number;
  readonly guess?: (cells: readonly CellContent[]) => number;
}

/** The textbook's minimax or alpha-beta, a second time and on plain arrays: its calls as they begin. */
export function byHand(
  { cells: first, toMove }: Setup,
  computer: Mark,
  { prunes = false, win = 10, depth = Infinity, guess = () => 0 }: How = {},
) {
  const calls: CallByHand[] = [];
  function call(
    cells: readonly CellContent[],
    mover: Mark,
    [alpha, beta]: CallByHand['asked'],
    way: string,
  ): number {
    const line = NINE_LINES.find(
      ([a, b, c]) => cells[a] !== EMPTY && cells[a] === cells[b] && cells[b] === cells[c],
    );
    const empty = [...cells.keys()].filter((cell) => cells[cell] === EMPTY);
    const over = line !== undefined || empty.length === 0;
    const called = { way, over, asked: [alpha, beta] as const, score: 0 };
    calls.push(called);
    const sign = mover === computer ? 1 : -1;
    let best = -Infinity * sign;
    if (line) best = cells[line[0]] === computer ? win : -win;
    else if (over) best = 0;
    else if (way.length === depth) best = guess(cells);
    else {
      let [low, high] = [alpha, beta];
      for (const cell of empty) {
        const after = cells.with(cell, mover);
        const score = call(after, other(mover), [low, high], way + String(cell));
        if (score * sign > best * sign) best = score;
        if (sign > 0) low = Math.max(low, best);
        else high = Math.min(high, best);
        if (prunes && low >= high) break;
      }
    }
    called.score = best;
    return best;
  }
  const score = call(first, toMove, [-Infinity, Infinity], '');
  return { score, calls };
}
