import {
  EMPTY,
  WeightBoard,
  X,
  chooseCellLarge,
  other,
  scanFromLast,
  turnAfter,
  type AttackRules,
  type Mark,
  type Point,
  type Sheet,
  type Stone,
  type WinningRun,
} from '../../engine/index.ts';
import { chanceOf } from '../players/players.ts';
import type { InspectedPosition } from './inspector.svelte.ts';

/** Of the draws among equal cells: the same marks get the same answers. */
const SEED = 1;

/** A game on one board, from any position on: what a figure with a weight inspector plays. */
export class InspectorGame {
  /** Replaced whenever anything on the board has changed. */
  position = $state.raw<InspectedPosition>({ board: new WeightBoard(), toMove: X, isOver: false });
  won = $state.raw<WinningRun | undefined>();
  private readonly start: Sheet;
  private readonly firstMark: Mark;
  private board = new WeightBoard();
  /** Every move since the start. */
  private moves = $state.raw<readonly Stone[]>([]);

  /** `toMove` moves first; left out, whoever did not move last. */
  constructor(start: Sheet, toMove: Mark = turnAfter(start.stones)) {
    this.start = start;
    this.firstMark = toMove;
    this.restart();
  }

  /** The last move. The stones of the start are in no order that would mean anything. */
  get last(): Stone | undefined {
    return this.moves.at(-1);
  }

  get canUndo(): boolean {
    return this.moves.length > 0;
  }

  isFree({ x, y }: Point): boolean {
    const { board, isOver } = this.position;
    return !isOver && board.has(x, y) && board.at(x, y) === EMPTY;
  }

  /** The side to move takes a cell. */
  take({ x, y }: Point): void {
    if (!this.isFree({ x, y })) return;
    const mark = this.position.toMove;
    this.board.place(x, y, mark);
    this.moves = [...this.moves, { x, y, mark }];
    this.show(other(mark));
  }

  /** The cell that the bot takes now: the same for the same board and rules. */
  botsCell(rules: AttackRules): Point | undefined {
    const { board, toMove, isOver } = this.position;
    if (isOver) return undefined;
    const chance = chanceOf(SEED, board.count);
    return chooseCellLarge('attack-weights', board, toMove, chance, rules);
  }

  undo(): void {
    const { last } = this;
    if (!last) return;
    this.board.remove(last.x, last.y);
    this.moves = this.moves.slice(0, -1);
    this.show(last.mark);
  }

  /** The board as it was at first. */
  restart(): void {
    const { size, stones } = this.start;
    this.board = new WeightBoard(size, stones, this.board.rules);
    this.moves = [];
    this.show(this.firstMark);
  }

  private show(toMove: Mark): void {
    const { board, last } = this;
    this.won = last && scanFromLast(board, last.x, last.y);
    const isFull = board.size !== undefined && board.count >= board.size.width * board.size.height;
    this.position = { board, toMove, isOver: this.won !== undefined || isFull };
  }
}
