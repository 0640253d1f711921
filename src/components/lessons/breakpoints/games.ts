import {
  SparseBoard,
  WeightBoard,
  X,
  checkAnswers,
  other,
  ratioInterval,
  scanFromLast,
  seededRng,
  type Mark,
  type Point,
  type Rng,
  type Size,
  type Stone,
} from '../../../engine/index.ts';
import { once } from '../parts/ask.ts';

/** Games of the bot against itself, to see what breakpoints decide. */

const GAMES = 200;
/** The board with borders on which as many games are played. */
export const BORDERED: Size = { width: 15, height: 15 };
/** Marks that are placed at random, within `AROUND` of the first cell, so that no two games are alike. */
export const CHANCE_MARKS = 6;
const AROUND = 3;
/** A game that is not over by then is left. */
export const LAST_MARK = 120;

/** A mark of the bot that broke some lines, and what came of it. */
interface Broken {
  /** Which mark of the game it was, from 1. */
  readonly at: number;
  readonly lines: number;
  /** Whether the mark was the winner's. */
  readonly hasWon: boolean;
}

interface BreakGame {
  readonly stones: readonly Stone[];
  readonly winner: Mark | undefined;
  readonly broken: readonly Broken[];
}

function chanceCell(board: WeightBoard, rng: Rng): Point {
  const { width, height } = board.size ?? { width: 1, height: 1 };
  const [left, top] = [(width >> 1) - AROUND, (height >> 1) - AROUND];
  for (;;) {
    const cell = { x: left + rng.int(2 * AROUND + 1), y: top + rng.int(2 * AROUND + 1) };
    if (board.at(cell.x, cell.y) === 0) return cell;
  }
}

/** One of them, by its seed. */
export function playBreakGame(seed: number, size?: Size): BreakGame {
  const rng = seededRng(seed);
  const board = new WeightBoard(size);
  const stones: Stone[] = [];
  const made: { readonly mark: Mark; readonly lines: number; readonly at: number }[] = [];
  let winner: Mark | undefined;
  for (let mark: Mark = X; !winner && stones.length < LAST_MARK; mark = other(mark)) {
    const isChance = stones.length < CHANCE_MARKS;
    const best = isChance ? [chanceCell(board, rng)] : board.heaviest(mark);
    const cell = best[rng.int(Math.max(best.length, 1))];
    if (!cell) break;
    const { breakpoints: lines, fives } = board.value(cell.x, cell.y, mark);
    board.place(cell.x, cell.y, mark);
    stones.push({ ...cell, mark });
    if (!isChance && fives === 0 && lines > 0) made.push({ mark, lines, at: stones.length });
    if (scanFromLast(board, cell.x, cell.y)) winner = mark;
  }
  const broken = made.map(({ mark, lines, at }) => ({ at, lines, hasWon: mark === winner }));
  return { stones, winner, broken };
}

/** As many games on the board with borders. */
export const borderedGames: () => readonly BreakGame[] = once(() =>
  Array.from({ length: GAMES }, (_, at) => playBreakGame(at + 1, BORDERED)),
);

/** The games, without borders, five or more in a row. */
export const breakGames: () => readonly BreakGame[] = once(() =>
  Array.from({ length: GAMES }, (_, at) => playBreakGame(at + 1)),
);

/**
 * Marks that broke exactly one line, or two and more, and how many of them won in the end. The marks of one game share
 * its end, so the interval goes by games.
 */
export const brokenMarks = once(() => {
  const tell = (isOne: (lines: number) => boolean) => {
    const games = breakGames().map(({ broken }) => broken.filter(({ lines }) => isOne(lines)));
    const won = (marks: readonly Broken[]) => marks.filter(({ hasWon }) => hasWon).length;
    return {
      marks: games.flat().length,
      won: won(games.flat()),
      interval: ratioInterval(games.map((game) => [won(game), game.length])),
    };
  };
  return { single: tell((lines) => lines === 1), double: tell((lines) => lines > 1) };
});

export const wonGames = once(() => breakGames().filter(({ winner }) => winner !== undefined));

/** Won games in which the winner made a double threat at some time. */
export const wonByDouble = once(() =>
  wonGames().filter(({ broken }) => broken.some(({ lines, hasWon }) => lines > 1 && hasWon)),
);

/** The double threats that did not win: whether some answer to each holds, within two marks. */
export const doublesAnswered = once(() =>
  breakGames().flatMap(({ stones, broken }) =>
    broken
      .filter(({ lines, hasWon }) => lines > 1 && !hasWon)
      .map(({ at }) => {
        const board = new SparseBoard(undefined, stones.slice(0, at));
        const toMove = other((stones[at - 1] as Stone).mark);
        return checkAnswers(board, toMove).answers.some(({ loses }) => !loses);
      }),
  ),
);
