import {
  EMPTY,
  O,
  WeightBoard,
  X,
  chooseCellLarge,
  scanFromLast,
  seededRng,
  turnAfter,
  type Point,
  type Size,
  type Stone,
} from '../../../engine/index.ts';
import { looksAt, type Looks } from './game.ts';

/** A small game against the weighing bot: the reader is X. The bot's answer comes after a moment. */

export const GAME_SIZE: Size = { width: 15, height: 15 };
/** Milliseconds until the bot's mark is there: long enough to see one's own. */
const PAUSE = 350;

export type GameState = 'begin' | 'turn' | 'thinking' | 'won' | 'lost' | 'full';

export class FiveMatch {
  stones = $state.raw<readonly Stone[]>([]);
  /** How many games have been played before, so that the bot draws differently. */
  private games = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly last = $derived(this.stones.at(-1));
  readonly board = $derived(new WeightBoard(GAME_SIZE, this.stones));
  /** The five that ends the game. */
  readonly five: readonly Point[] | undefined = $derived(
    this.last && scanFromLast(this.board, this.last.x, this.last.y)?.cells,
  );

  get state(): GameState {
    if (this.five) return this.last?.mark === X ? 'won' : 'lost';
    if (this.stones.length === GAME_SIZE.width * GAME_SIZE.height) return 'full';
    if (turnAfter(this.stones) === O) return 'thinking';
    return this.stones.length === 0 ? 'begin' : 'turn';
  }

  private get isOwnTurn(): boolean {
    return this.state === 'begin' || this.state === 'turn';
  }

  /** How many cells each way to look for a five looks at, after the last mark. */
  get looks(): Looks | undefined {
    return this.last && looksAt({ size: GAME_SIZE, stones: this.stones });
  }

  /** The reader's mark; false if nothing can be placed there now. */
  choose({ x, y }: Point): boolean {
    if (!this.isOwnTurn) return false;
    if (!this.isFree(x, y)) return false;
    this.stones = [...this.stones, { x, y, mark: X }];
    if (this.state === 'thinking') this.timer = setTimeout(() => this.answer(), PAUSE);
    return true;
  }

  private answer(): void {
    const rng = seededRng(this.games + 1);
    const cell = chooseCellLarge('attack-weights', this.board, O, rng);
    if (cell) this.stones = [...this.stones, { ...cell, mark: O }];
  }

  /** Takes back the reader's last mark, with the bot's answer to it. */
  undo(): void {
    clearTimeout(this.timer);
    const own = this.stones.findLastIndex(({ mark }) => mark === X);
    if (own >= 0) this.stones = this.stones.slice(0, own);
  }

  again(): void {
    clearTimeout(this.timer);
    this.games += 1;
    this.stones = [];
  }

  isFree(x: number, y: number): boolean {
    return this.board.at(x, y) === EMPTY;
  }

  destroy(): void {
    clearTimeout(this.timer);
  }
}
