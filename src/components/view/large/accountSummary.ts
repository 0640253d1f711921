import {
  cellWeight,
  firstCell,
  isHeavier,
  type AttackRules,
  type BoardReader,
  type Mark,
  type Point,
  type WeighedCell,
} from '../../../engine/index.ts';
import { reasonOf, type WeightReason } from './account.ts';

/** What the bot makes of a board, in short. */
export type WeighingSummary =
  /** The game is over: nothing is weighed any more. */
  | { readonly kind: 'over' }
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

export interface Weighed {
  readonly cells: readonly WeighedCell[];
  readonly most: number;
  readonly heaviest: readonly Point[];
  readonly next: number | undefined;
}

/** The heaviest of some cells, and the next best weight. Cells keep their order. */
export function ranked(cells: readonly WeighedCell[]): Weighed {
  let most = -Infinity;
  for (const { weight } of cells) if (isHeavier(weight, most) || most === -Infinity) most = weight;
  const heaviest = cells.filter(({ weight }) => !isHeavier(most, weight));
  let next: number | undefined;
  for (const { weight } of cells) {
    if (isHeavier(most, weight) && (next === undefined || weight > next)) next = weight;
  }
  return { cells, most, heaviest, next };
}

/** The sentence above a weighed board, as data. */
export function summaryOf(
  board: BoardReader,
  toMove: Mark,
  rules: AttackRules,
  { heaviest, most, next }: Weighed,
): WeighingSummary {
  if (board.count === 0) {
    return { kind: 'first', cell: firstCell(board), hasBorders: board.size !== undefined };
  }
  const [first] = heaviest;
  if (!first) return { kind: 'full' };
  const reason = reasonOf(cellWeight(board, first, toMove, rules));
  return { kind: 'heaviest', cells: heaviest, weight: most, reason, next };
}
