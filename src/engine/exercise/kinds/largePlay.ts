import { fail, ok } from '../../core/result.ts';
import type { Rng } from '../../core/rng.ts';
import { other } from '../../core/types.ts';
import type { Point, Stone } from '../../game/large/board.ts';
import { boardOfSheet } from '../../game/large/sheet.ts';
import { strange, type Codec, type CodecProblem } from '../codec.ts';
import {
  FULL_MARKS,
  wrong,
  type ExerciseKind,
  type Level,
  type SheetRefutation,
  type Verdict,
} from '../contract.ts';
import { countField, paramsCodec, type Fields } from '../fields.ts';
import { pointField } from '../largeFields.ts';
import { LargeDuel, type LargeGame } from '../largeDuel.ts';
import { drawUntil, pick, pickMark } from '../pick.ts';
import {
  DRAWN_SIZE,
  drawNear,
  noMoveReason,
  refuseSheet,
  sheetFields,
  type SheetParams,
} from '../sheets.ts';

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
  version: 1,
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
