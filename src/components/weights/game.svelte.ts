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
  /** Every move that is known since the start; the first `at` of them are on the board. */
  private moves = $state.raw<readonly Stone[]>([]);
  private at = $state(0);

  /** `toMove` moves first; left out, whoever did not move last. */
  constructor(start: Sheet, toMove: Mark = turnAfter(start.stones)) {
    this.start = start;
    this.firstMark = toMove;
    this.begin(start, toMove);
  }

  /** The last move. The stones of the start are in no order that would mean anything. */
  get last(): Stone | undefined {
    return this.at > 0 ? this.moves[this.at - 1] : undefined;
  }

  get canUndo(): boolean {
    return this.at > 0;
  }

  get canRedo(): boolean {
    return this.at < this.moves.length;
  }

  isFree({ x, y }: Point): boolean {
    const { board, isOver } = this.position;
    return !isOver && board.has(x, y) && board.at(x, y) === EMPTY;
  }

  /** The side to move takes a cell. A move that was known already keeps those that followed it. */
  take({ x, y }: Point): void {
    if (!this.isFree({ x, y })) return;
    const known = this.moves[this.at];
    const stone: Stone = { x, y, mark: this.position.toMove };
    if (known?.x !== x || known.y !== y) this.moves = [...this.moves.slice(0, this.at), stone];
    this.put(stone);
  }

  /** The cell that the bot takes now: the same for the same board and rules. */
  botsCell(rules: AttackRules): Point | undefined {
    const { board, toMove, isOver } = this.position;
    if (isOver) return undefined;
    const chance = chanceOf(SEED, board.count);
    return chooseCellLarge('attack-weights', board, toMove, chance, rules);
  }

  undo(): void {
    const stone = this.moves[this.at - 1];
    if (!stone) return;
    this.board.remove(stone.x, stone.y);
    this.at -= 1;
    this.show(stone.mark);
  }

  redo(): void {
    const stone = this.moves[this.at];
    if (stone) this.put(stone);
  }

  /** The board as it was at first. */
  restart(): void {
    this.begin(this.start, this.firstMark);
  }

  /** A board without marks, of the same size. X moves first. */
  clear(): void {
    this.begin({ size: this.start.size, stones: [] }, X);
  }

  private begin(sheet: Sheet, toMove: Mark): void {
    this.board = new WeightBoard(sheet.size, sheet.stones, this.board.rules);
    this.moves = [];
    this.at = 0;
    this.show(toMove);
  }

  private put(stone: Stone): void {
    this.board.place(stone.x, stone.y, stone.mark);
    this.at += 1;
    this.show(other(stone.mark));
  }

  private show(toMove: Mark): void {
    const { board, last } = this;
    this.won = last && scanFromLast(board, last.x, last.y);
    const isFull = board.size !== undefined && board.count >= board.size.width * board.size.height;
    this.position = { board, toMove, isOver: this.won !== undefined || isFull };
  }
}
