import { WeightBoard } from '../attacks/weightBoard.ts';
import { EMPTY, other, type Mark } from '../core/types.ts';
import type { Point, Stone } from '../game/large/board.ts';
import { makePoint } from '../game/large/sheetText.ts';
import { FIVE, scanFromLast } from '../game/large/winScan.ts';
import { fivePlaces } from '../game/large/fivePlaces.ts';
import type { SheetParams } from './sheets.ts';

/** How a game ended for the pupil: five in a row of either side, no empty cell, or the last mark used. */
export type LargeEnding = 'won' | 'lost' | 'full' | 'spent';

/** A game as far as it has been played. */
export interface LargeGame {
  /** All marks since the beginning, the pupil's and the bot's in turn. */
  readonly stones: readonly Stone[];
  /** The pupil's cells that could be played. */
  readonly own: readonly Point[];
  /** Absent while the game goes on. */
  readonly ending: LargeEnding | undefined;
}

/** The most bot answers in one search: some hundredths of a second. */
const MOST_REPLIES = 1000;
/** Before the last two marks, the search only tries cells of free fives with at least this many marks. */
const WORTH_A_MARK = 2;

/**
 * A game between a pupil, who is to move and has a limited number of marks, and the weighing bot without
 * randomness: of the heaviest cells it takes the first, row by row. The pupil wins by five or more in a row.
 */
export class LargeDuel {
  private readonly pupil: Mark;
  private readonly board: WeightBoard;
  private readonly moves: number;
  /** A cache by the pupil's cells, because judging a game asks for the same answers often. */
  private readonly wins = new Map<string, readonly Point[] | undefined>();
  private replies = 0;

  constructor({ sheet, toMove }: SheetParams, moves: number) {
    this.pupil = toMove;
    this.moves = moves;
    this.board = new WeightBoard(sheet.size, sheet.stones);
  }

  /** Plays these cells, as far as they can be played, each with the bot's answer. */
  play(given: readonly Point[]): LargeGame {
    const game = this.begin(given);
    this.takeBack(game.stones);
    return game;
  }

  /**
   * The pupil's next cells, the last of which makes five in time: as few as the search finds. Each but the
   * last makes a three or more in a free five, or stops a five. Wins with quieter moves are not found, nor
   * those that need more than `MOST_REPLIES` answers.
   */
  win(given: readonly Point[]): readonly Point[] | undefined {
    const key = given.map(makePoint).join(' ');
    if (!this.wins.has(key)) this.wins.set(key, this.findWin(given));
    return this.wins.get(key);
  }

  private findWin(given: readonly Point[]): readonly Point[] | undefined {
    const { stones, own, ending } = this.begin(given);
    this.replies = 0;
    let found: readonly Point[] | undefined;
    if (!ending && own.length === given.length) {
      const left = this.moves - own.length;
      for (let marks = 1; marks <= left && !found; marks++) found = this.search(marks);
    }
    this.takeBack(stones);
    return found;
  }

  /** Like `play`, but the marks stay on the board. */
  private begin(given: readonly Point[]): LargeGame {
    const stones: Stone[] = [];
    const own: Point[] = [];
    for (const { x, y } of given) {
      if (!this.board.has(x, y) || this.board.at(x, y) !== EMPTY) break;
      own.push({ x, y });
      const ending = this.turn({ x, y }, stones);
      if (ending) return { stones, own, ending };
      if (own.length === this.moves) return { stones, own, ending: 'spent' };
    }
    return { stones, own, ending: undefined };
  }

  /** The pupil's mark and the bot's answer: they are placed, and noted in `stones`. */
  private turn(cell: Point, stones: Stone[]): LargeEnding | undefined {
    if (this.place(cell, this.pupil, stones)) return 'won';
    const bot = other(this.pupil);
    const [reply] = this.board.heaviest(bot);
    if (!reply) return 'full';
    if (this.place(reply, bot, stones)) return 'lost';
    const { size, count } = this.board;
    return size && count === size.width * size.height ? 'full' : undefined;
  }

  /** Whether the mark wins. */
  private place({ x, y }: Point, mark: Mark, stones: Stone[]): boolean {
    this.board.place(x, y, mark);
    stones.push({ x, y, mark });
    return scanFromLast(this.board, x, y) !== undefined;
  }

  private takeBack(stones: readonly Stone[]): void {
    for (const { x, y } of stones) this.board.remove(x, y);
  }

  /** A win with exactly so many marks. */
  private search(marks: number): readonly Point[] | undefined {
    for (const cell of this.cellsFor(marks)) {
      if (marks === 1) return [cell];
      if (this.replies === MOST_REPLIES) return undefined;
      this.replies += 1;
      const stones: Stone[] = [];
      const rest = this.turn(cell, stones) ? undefined : this.search(marks - 1);
      this.takeBack(stones);
      if (rest) return [cell, ...rest];
    }
    return undefined;
  }

  /** What the search tries where it has so many marks, the fullest fives first: all that can win by the last two. */
  private cellsFor(marks: number): readonly Point[] {
    const own = fivePlaces(this.board, this.pupil, Math.max(FIVE - marks, WORTH_A_MARK));
    const stops = marks === 1 ? [] : fivePlaces(this.board, other(this.pupil), FIVE - 1);
    // A five of the bot is to be stopped first, and of two of them one is left.
    if (stops.length > 1) return [];
    return (stops.length === 1 ? stops : own).map(({ cell }) => cell);
  }
}
