import { enemyOf, type ThreatBoard, type ThreatSide } from '../../../threat/threatBoard.ts';
import { urgencyTable } from './lineValues.ts';
import { MOST_PLIES, type MoveLists } from './moveList.ts';

/** What a killer is ahead by. */
const KILLER = 150;

/** In which order moves are tried: the table's move, then by urgency, killers, and what was good elsewhere. */
export class MoveRanks {
  private readonly board: ThreatBoard;
  private readonly lists: MoveLists;
  private readonly urgency = urgencyTable();
  /** By side and cell: how often, and how deep, a move there was enough. */
  private readonly history: Int32Array;
  /** Two moves a ply that were enough there last. */
  private readonly killers = new Int32Array(2 * (MOST_PLIES + 2)).fill(-1);

  constructor(board: ThreatBoard, lists: MoveLists) {
    this.board = board;
    this.lists = lists;
    this.history = new Int32Array(2 * board.length);
  }

  /** Says of each cell of a list how early it is tried. */
  rank(side: ThreatSide, ply: number, begin: number, end: number, tableMove: number): void {
    const { board, lists, urgency, history, killers } = this;
    const enemy = enemyOf(side);
    for (let at = begin; at < end; at++) {
      const cell = lists.cells[at]!;
      let order = 2 * urgency[board.code(side, cell)]! + urgency[board.code(enemy, cell)]!;
      order += history[side * board.length + cell]! >> 6;
      if (cell === killers[2 * ply] || cell === killers[2 * ply + 1]) order += KILLER;
      lists.orders[at] = cell === tableMove ? 1_000_000 : order;
    }
  }

  /** A move was enough to end a list. */
  reward(side: ThreatSide, move: number, depth: number, ply: number): void {
    const { killers, history } = this;
    if (killers[2 * ply] !== move) {
      killers[2 * ply + 1] = killers[2 * ply]!;
      killers[2 * ply] = move;
    }
    const at = side * this.board.length + move;
    const more = depth * depth;
    history[at]! += more - ((history[at]! * more) >> 13);
  }
}
