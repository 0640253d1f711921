import {
  WeightBoard,
  weighBoard,
  type AttackRules,
  type BoardReader,
  type Box,
  type Mark,
  type WeighedCell,
} from '../../engine/index.ts';
import { ranked, secondOf, type Ranking } from './accountSummary.ts';

/** A board weighed for one side: the order of its cells, and the weights of those in a box. */
interface WeighedBoard {
  readonly ranking: Ranking;
  /** Of the whole board if no box is named. */
  cellsIn(box: Box | undefined): Iterable<WeighedCell>;
}

/**
 * Weighs a board by some rules. A board that keeps its weights is told the rules and asked; any other
 * is weighed from scratch.
 */
export function weighed(board: BoardReader, toMove: Mark, rules: AttackRules): WeighedBoard {
  if (!(board instanceof WeightBoard)) return fromScratch(weighBoard(board, toMove, rules));
  if (board.rules !== rules) board.rules = rules;
  const heaviest = board.heaviest(toMove);
  const [first] = heaviest;
  const most = first ? board.weight(first.x, first.y, toMove) : 0;
  const second = secondOf(board.weighed(toMove), most);
  return {
    ranking: { most, heaviest, second },
    cellsIn: (box) => board.weighed(toMove, box),
  };
}

function fromScratch(cells: readonly WeighedCell[]): WeighedBoard {
  const isIn = ({ x, y }: WeighedCell, box: Box) =>
    x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
  return {
    ranking: ranked(cells),
    cellsIn: (box) => (box ? cells.filter((cell) => isIn(cell, box)) : cells),
  };
}
