import { DIRECTIONS } from '../game/large/directions.ts';
import { SparseBoard } from '../game/large/sparseBoard.ts';
import {
  RENJU_EVENTS,
  checkRenju,
  type CellCheck,
  type RenjuEvent,
  type RenjuVerdict,
} from '../threat/teaching/renjuCheck.ts';
import { added } from '../trace/linearTrace.ts';
import type { LargeRun } from './linearRun.ts';

/** Whether Black may play the cell in renju. */
export const renjuRun: LargeRun<RenjuEvent> = {
  kinds: RENJU_EVENTS,
  uses: ['cell'],
  cellIs: 'empty',
  run: ({ sheet, cell }, trace) =>
    checkRenju(new SparseBoard(sheet.size, sheet.stones), cell, trace),
  learn,
};

/** A trial begins inside another one, and leaves it its verdict; until then what it finds is its own. */
function learn(
  { outer = [], ...inner }: Partial<RenjuEvent>,
  news: Partial<RenjuEvent>,
  kind: RenjuEvent['kind'],
): Partial<RenjuEvent> {
  const around = outer.at(-1);
  const isOver = around !== undefined && inner.verdict !== undefined;
  const check = isOver ? withVerdict(around, inner.verdict) : inner;
  const trials = isOver ? outer.slice(0, -1) : outer;
  if (kind !== 'place') return { ...added(check, news), outer: trials };
  return { ...news, outer: check.cell ? [...trials, check as CellCheck] : [] };
}

/** The trial that was just over was of the last cell that would make an open four. */
function withVerdict(check: CellCheck, verdict: RenjuVerdict | undefined): CellCheck {
  const [name, open] = Object.entries(check.opens ?? {}).at(-1) ?? [];
  return name && open ? added(check, { opens: { [name]: { ...open, verdict } } }) : check;
}

const ALL = DIRECTIONS.map((_, direction) => direction);

/** Why the cell is forbidden: the directions of what it makes too many of. */
export function forbiddingDirections({
  verdict,
  rows = {},
  fours = {},
  threes = {},
}: CellCheck): readonly number[] {
  switch (verdict) {
    case 'five':
      return ALL.filter((at) => rows[at] === 5);
    case 'overline':
      return ALL.filter((at) => (rows[at] ?? 0) > 5);
    case 'four-four':
      return ALL.filter((at) => (fours[at]?.count ?? 0) > 0);
    case 'three-three':
      return ALL.filter((at) => threes[at]);
    case 'allowed':
    case undefined:
      return [];
  }
}

/** The directions of threes that do not count, because no open four of them may be played. */
export function refusedDirections({ threes = {}, opens = {} }: CellCheck): readonly number[] {
  const tried = new Set(Object.values(opens).map(({ direction }) => direction));
  return [...tried].filter((direction) => threes[direction] === false);
}
