import { LEVEL, classIn } from '../../../threat/cellLevel.ts';
import { isForbidden } from '../../../threat/forbidden.ts';
import { LINE } from '../../../threat/lineClass.ts';
import { GROUP, enemyOf, type ThreatSide, type ThreatBoard } from '../../../threat/threatBoard.ts';
import { urgencyTable } from './lineValues.ts';

/** Plies beyond which nothing is searched. */
export const MOST_PLIES = 120;

/** How near a mark a cell has to be to be tried. */
const NEAR = 2;

/**
 * The moves of a search: which cells are near marks, and a stack of lists, one a ply, each with the order in
 * which its cells are tried.
 */
export class MoveLists {
  cells: Int32Array;
  orders: Int32Array;
  private readonly board: ThreatBoard;
  /** How many marks are within `NEAR` of each cell. */
  private readonly near: Uint8Array;
  private readonly around: Int32Array;
  /** For `defences`: how many threats a cell answers, and those cells. */
  private readonly answers: Uint8Array;

  constructor(board: ThreatBoard) {
    this.board = board;
    const { width, height } = board.size;
    this.cells = new Int32Array(4 * width * height);
    this.orders = new Int32Array(this.cells.length);
    this.near = new Uint8Array(board.length);
    this.answers = new Uint8Array(board.length);
    const stride = board.index(0, 1) - board.index(0, 0);
    const span = Array.from({ length: 2 * NEAR + 1 }, (_, at) => at - NEAR);
    this.around = Int32Array.from(span.flatMap((dy) => span.map((dx) => dy * stride + dx)));
    for (let cell = 0; cell < board.length; cell++) {
      if (board.cells[cell] === 1 || board.cells[cell] === 2) this.change(cell, 1);
    }
  }

  /** A mark was placed (1) or removed (−1). */
  change(cell: number, by: 1 | -1): void {
    for (let at = 0; at < this.around.length; at++) this.near[cell + this.around[at]!]! += by;
  }

  /** Makes room for a list of all cells from `begin` on. */
  private reserve(begin: number): void {
    if (begin + this.board.length <= this.cells.length) return;
    const [cells, orders] = [this.cells, this.orders];
    this.cells = new Int32Array(2 * cells.length + this.board.length);
    this.orders = new Int32Array(this.cells.length);
    this.cells.set(cells);
    this.orders.set(orders);
  }

  /** Writes every empty cell near a mark from `begin` on; returns the end. */
  all(begin: number): number {
    this.reserve(begin);
    const { board, near, cells } = this;
    let end = begin;
    for (let cell = 0; cell < board.length; cell++) {
      if (near[cell] !== 0 && board.cells[cell] === 0) cells[end++] = cell;
    }
    return end;
  }

  /** Every empty cell, for a board on which none is near a mark. */
  anywhere(begin: number): number {
    this.reserve(begin);
    let end = begin;
    for (let cell = 0; cell < this.board.length; cell++) {
      if (this.board.cells[cell] === 0) this.cells[end++] = cell;
    }
    return end;
  }

  /**
   * Writes the cells that could answer every winning four that the enemy threatens: on a line of each of them.
   * Fours of the side itself come besides. No answer is left out: if there is none, every move loses.
   */
  defences(begin: number, side: ThreatSide): number {
    this.reserve(begin);
    const { board, cells, answers } = this;
    const enemy = enemyOf(side);
    let end = begin;
    for (let at = 0; at < board.count(side, GROUP.FOURS); at++) {
      cells[end++] = board.listed(side, GROUP.FOURS, at);
    }
    let threats = 0;
    for (let at = 0; at < board.count(enemy, GROUP.FOURS); at++) {
      const cell = board.listed(enemy, GROUP.FOURS, at);
      if (!isWinningFour(board, enemy, cell)) continue;
      threats += 1;
      this.answer(enemy, cell, threats);
    }
    for (let cell = 0; cell < board.length; cell++) {
      const isAnswer = answers[cell] === threats && threats > 0;
      answers[cell] = 0;
      if (isAnswer && (board.level(side, cell) & 7) < LEVEL.FOUR) cells[end++] = cell;
    }
    return end;
  }

  /** Counts the cells on the lines of fours through a cell, once each, if they answered all threats before. */
  private answer(enemy: ThreatSide, cell: number, threats: number): void {
    const { board, answers } = this;
    const code = board.code(enemy, cell);
    if (answers[cell] === threats - 1) answers[cell] = threats;
    for (let line = 0; line < 4; line++) {
      const kind = classIn(code, line);
      if (kind < LINE.FOUR || kind > LINE.OPEN_FOUR) continue;
      for (const step of [-board.steps[line]!, board.steps[line]!]) {
        for (let far = 1; far <= board.reach; far++) {
          const at = cell + far * step;
          if (board.cells[at] === 0 && answers[at] === threats - 1) answers[at] = threats;
        }
      }
    }
  }

  /** Brings the best of what is left to the place `at`, and returns it. */
  pick(at: number, end: number): number {
    const { cells, orders } = this;
    let best = at;
    for (let next = at + 1; next < end; next++) {
      if (orders[next]! > orders[best]!) best = next;
    }
    const cell = cells[best]!;
    const order = orders[best]!;
    cells[best] = cells[at]!;
    orders[best] = orders[at]!;
    cells[at] = cell;
    orders[at] = order;
    return cell;
  }
}

/** Whether a side's mark on the cell leaves it two winning cells, and may be played. */
function isWinningFour(board: ThreatBoard, side: ThreatSide, cell: number): boolean {
  return (board.level(side, cell) & 7) === LEVEL.WINNING_FOUR && isAllowed(board, side, cell);
}

/** Whether a side may play an empty cell. */
export function isAllowed(board: ThreatBoard, side: ThreatSide, cell: number): boolean {
  return side !== 0 || board.rule !== 'renju' || !isForbidden(board, cell);
}

/** A cell where a side makes a winning four; −1 if there is none. */
export function winningFour(board: ThreatBoard, side: ThreatSide): number {
  const count = board.count(side, GROUP.FOURS);
  for (let at = 0; at < count; at++) {
    const cell = board.listed(side, GROUP.FOURS, at);
    if (isWinningFour(board, side, cell)) return cell;
  }
  return -1;
}

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
