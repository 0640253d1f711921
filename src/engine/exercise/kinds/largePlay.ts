import { WeightBoard } from '../../attacks/weightBoard.ts';
import { fail, ok } from '../../core/result.ts';
import type { Rng } from '../../core/rng.ts';
import { EMPTY, other, type Mark } from '../../core/types.ts';
import { FIVE, type Point, type Stone } from '../../game/large/board.ts';
import { fivePlaces } from '../../game/large/fivePlaces.ts';
import { boardOfSheet } from '../../game/large/sheet.ts';
import { makePoint } from '../../game/large/cellText.ts';
import { scanFromLast } from '../../game/large/winScan.ts';
import { strange, type Codec, type CodecProblem } from '../codec.ts';
import {
  FULL_MARKS,
  wrong,
  type ExerciseKind,
  type Level,
  type SheetRefutation,
  type Verdict,
} from '../contract.ts';
import { drawUntil, pick, pickMark } from '../draw.ts';
import { countField, paramsCodec, type Fields } from '../fields.ts';
import { pointField } from '../largeFields.ts';
import {
  DRAWN_SIZE,
  drawNear,
  noMoveReason,
  refuseSheet,
  sheetFields,
  type SheetParams,
} from '../sheets.ts';

/** How a game ended for the pupil: five in a row of either side, no empty cell, or the last mark used. */
export type LargeEnding = 'won' | 'lost' | 'full' | 'spent';

/** A game as far as it has been played. */
interface LargeGame {
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
class LargeDuel {
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

/** A game against the weighing bot, from the pupil's turn on. */
export interface LargePlayParams extends SheetParams {
  /** The pupil must make five with at most this many marks: 1 … 4. */
  readonly moves: number;
}

export type LargePlayReason =
  /** The pupil's mark number `at`, from 1, is not possible: no such cell, it is taken, or the game is over. */
  | {
      readonly code: 'no-cell' | 'cell-taken' | 'game-over';
      readonly at: number;
      readonly cell: Point;
    }
  /** The bot has made five, after the pupil's mark number `at`. */
  | { readonly code: 'bot-wins'; readonly at: number }
  /** All marks are used, or the board is full, and there is no five. */
  | { readonly code: 'no-five' }
  /** The game is not over after this many marks of the pupil. */
  | { readonly code: 'not-finished'; readonly left: number }
  /** The last avoidable miss: `better` in place of mark number `at` would have won in time. */
  | {
      readonly code: 'missed-win';
      readonly at: number;
      readonly cell: Point;
      readonly better: Point;
    };

const MOST_MOVES = 4;

/** "7.7_8.8": the pupil's cells in order, at least one. */
const pointsCodec: Codec<readonly Point[]> = {
  limit: MOST_MOVES * (pointField.codec.limit + 1) - 1,
  encode: (cells) => cells.map((cell) => pointField.codec.encode(cell)).join('_'),
  decode(text) {
    const { length } = text;
    const { limit } = pointsCodec;
    if (length > limit) return fail({ code: 'long-part', length, limit });
    const cells: Point[] = [];
    for (const part of text.split('_')) {
      const cell = pointField.codec.decode(part);
      if (!cell.ok) return cell;
      cells.push(cell.value);
    }
    return cells.length > MOST_MOVES ? strange(text) : ok(cells);
  },
};

const fields: Fields<LargePlayParams> = {
  ...sheetFields,
  moves: countField(1, MOST_MOVES),
};

const wins = new WeakMap<LargePlayParams, readonly Point[] | 'none'>();
const duels = new WeakMap<LargePlayParams, LargeDuel>();

/** The game of an exercise, ready to be played. */
export function largeDuelOf(params: LargePlayParams): LargeDuel {
  const known = duels.get(params);
  if (known) return known;
  const duel = new LargeDuel(params, params.moves);
  duels.set(params, duel);
  return duel;
}

/** A win, if the search finds one. Nothing is cached, because many boards are tried for one exercise. */
function winOf(params: LargePlayParams): readonly Point[] | undefined {
  const known = wins.get(params) ?? new LargeDuel(params, params.moves).win([]) ?? 'none';
  wins.set(params, known);
  return known === 'none' ? undefined : known;
}

function refuse(params: LargePlayParams): CodecProblem | undefined {
  const problem = refuseSheet(params);
  if (problem) return problem;
  return winOf(params) ? undefined : { code: 'nothing-to-find' };
}

/** Why a game, as it was played, did not win. */
function reasonOf(
  { sheet, moves }: LargePlayParams,
  { stones, own, ending }: LargeGame,
  next: Point | undefined,
): LargePlayReason {
  const at = own.length + 1;
  if (ending === 'lost') return { code: 'bot-wins', at: own.length };
  if (ending === 'won' && next) return { code: 'game-over', at, cell: next };
  if (ending) return { code: 'no-five' };
  if (!next) return { code: 'not-finished', left: moves - own.length };
  const board = boardOfSheet({ ...sheet, stones: [...sheet.stones, ...stones] });
  return { code: noMoveReason(board, next)?.code ?? 'cell-taken', at, cell: next };
}

/** The pupil's last mark that another one could have replaced to win in time, and how it wins. */
function missedWin(
  params: LargePlayParams,
  own: readonly Point[],
): { readonly at: number; readonly way: readonly Point[] } | undefined {
  for (let before = own.length - 1; before >= 0; before--) {
    const way = before === 0 ? winOf(params) : largeDuelOf(params).win(own.slice(0, before));
    if (way) return { at: before + 1, way: [...own.slice(0, before), ...way] };
  }
  return undefined;
}

function gradeLoss(
  params: LargePlayParams,
  game: LargeGame,
  first: LargePlayReason,
): Verdict<LargePlayReason> {
  const duel = largeDuelOf(params);
  const { sheet } = params;
  const missed = missedWin(params, game.own);
  const cell = missed && game.own[missed.at - 1];
  const better = missed?.way[missed.at - 1];
  if (!missed || !cell || !better) return wrong(first);
  const refutation: SheetRefutation = {
    sheet,
    stones: first.code === 'bot-wins' ? game.stones : duel.play(missed.way).stones,
  };
  return {
    points: 0,
    reasons: [first, { code: 'missed-win', at: missed.at, cell, better }],
    refutation,
  };
}

/** Play on against the weighing bot, and win in time. The answer is the cells that the pupil takes. */
export const largePlay: ExerciseKind<
  LargePlayParams,
  readonly Point[],
  LargePlayReason,
  'large-play'
> = {
  id: 'large-play',
  isPlayed: true,
  fields,
  params: paramsCodec(fields, refuse),
  answer: pointsCodec,

  /** A win in two marks, in three, and in four: the search finds no shorter one. */
  generate(rng, level) {
    const moves = MOVES[level];
    return drawUntil(
      rng,
      () => ({ ...draw(rng), moves }),
      (params) => !refuseSheet(params) && winOf(params)?.length === moves,
    );
  },

  key: (params) => winOf(params) ?? [],

  grade(params, given) {
    const duel = largeDuelOf(params);
    const game = duel.play(given);
    const next = given[game.own.length];
    if (game.ending === 'won' && !next) return FULL_MARKS;
    const reason = reasonOf(params, game, next);
    const isStill = reason.code === 'not-finished' && duel.win(given);
    const isLoss = ['bot-wins', 'no-five', 'not-finished'].includes(reason.code) && !isStill;
    return isLoss ? gradeLoss(params, game, reason) : wrong(reason);
  },
};

const MOVES: Record<Level, number> = { 1: 2, 2: 3, 3: 4 };
/** The marks on the board: few enough that the other side, which has one more, does not win first. */
const MARKS = [9, 11] as const;

/** Marks in turn around the middle, each near one of those before it. Either side may have begun. */
function draw(rng: Rng): SheetParams {
  const first = pickMark(rng);
  const count = pick(rng, MARKS);
  const stones: Stone[] = [{ x: 3 + rng.int(5), y: 3 + rng.int(5), mark: first }];
  for (let mark = other(first); stones.length < count; mark = other(mark)) {
    stones.push({ ...drawNear(rng, DRAWN_SIZE, stones), mark });
  }
  return { sheet: { size: DRAWN_SIZE, stones }, toMove: other(first) };
}
