import {
  cellWeight,
  firstCell,
  isHeavier,
  type AttackRules,
  type BoardReader,
  type Mark,
  type Point,
  type WeighedCell,
} from '../../engine/index.ts';
import { reasonOf, type WeightReason } from './account.ts';

/** What the bot makes of a board, in short. */
export type WeighingSummary =
  /** The game is over: nothing is weighed any more. */
  | { readonly kind: 'over' }
  /** Nothing is told yet: the reader is to guess. */
  | { readonly kind: 'covered' }
  /** No mark yet: the bot's first cell is fixed. */
  | { readonly kind: 'first'; readonly cell: Point; readonly hasBorders: boolean }
  | { readonly kind: 'full' }
  | {
      readonly kind: 'heaviest';
      /** Those that weigh most, row by row: at least one. */
      readonly cells: readonly Point[];
      readonly weight: number;
      /** Of the first of them. */
      readonly reason: WeightReason;
      /** The greatest weight below; absent if all cells weigh the same. */
      readonly next: number | undefined;
    };

/** The order of weights on a board. */
export interface Ranking {
  readonly most: number;
  /** The cells that weigh most, row by row. */
  readonly heaviest: readonly Point[];
  /** The next best; absent if all cells weigh the same. */
  readonly second: WeighedCell | undefined;
}

/** The ranking of a board without a cell to weigh. */
export const NO_RANKING: Ranking = { most: 0, heaviest: [], second: undefined };

/** The order of some cells, given row by row. */
export function ranked(cells: Iterable<WeighedCell>): Ranking {
  const list = [...cells];
  const most = list.reduce((greatest, { weight }) => Math.max(greatest, weight), -Infinity);
  const heaviest = list
    .filter(({ weight }) => !isHeavier(most, weight))
    .map(({ x, y }) => ({ x, y }));
  return heaviest.length === 0 ? NO_RANKING : { most, heaviest, second: secondOf(list, most) };
}

/** The heaviest of those that weigh less than the most. */
export function secondOf(cells: Iterable<WeighedCell>, most: number): WeighedCell | undefined {
  let second: WeighedCell | undefined;
  for (const cell of cells) {
    if (isHeavier(most, cell.weight) && (!second || cell.weight > second.weight)) second = cell;
  }
  return second;
}

/** The sentence above a weighed board, as data. */
export function accountSummaryOf(
  board: BoardReader,
  toMove: Mark,
  rules: AttackRules,
  { heaviest, most, second }: Ranking,
): WeighingSummary {
  if (board.count === 0) {
    return { kind: 'first', cell: firstCell(board), hasBorders: board.size !== undefined };
  }
  const [first] = heaviest;
  if (!first) return { kind: 'full' };
  const reason = reasonOf(cellWeight(board, first, toMove, rules));
  return { kind: 'heaviest', cells: heaviest, weight: most, reason, next: second?.weight };
}
