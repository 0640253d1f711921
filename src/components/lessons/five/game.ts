import {
  EMPTY,
  FIVE,
  SparseBoard,
  X,
  boardOfSheet,
  chooseCellLarge,
  other,
  parseDiagram,
  scanBoard,
  scanBoardRun,
  scanFromLast,
  scanFromLastRun,
  seededRng,
  largeInput,
  type Mark,
  type Point,
  type Sheet,
  type Stone,
} from '../../../engine/index.ts';
import { looksOf } from './race.ts';
import { once } from '../parts/ask.ts';

/** The games and boards of lesson `five`. */

const SIDE = 15;
/** Of the games that the bot plays against itself, the first that is long, and won. */
const SEED = 3;

function playGame(): Sheet {
  const size = { width: SIDE, height: SIDE };
  const board = new SparseBoard(size);
  const rng = seededRng(SEED);
  const stones: Stone[] = [];
  for (let mark: Mark = X; ; mark = other(mark)) {
    const cell = chooseCellLarge('attack-weights', board, mark, rng);
    if (!cell) return { size, stones };
    board.place(cell.x, cell.y, mark);
    stones.push({ ...cell, mark });
    if (scanFromLast(board, cell.x, cell.y)) return { size, stones };
  }
}

/** A whole game of the bot against itself, up to the move that wins. */
export const scanGame = once(playGame);

/** The same, with its last move. */
export function wholeGame(): { sheet: Sheet; last: Point } {
  const sheet = scanGame();
  return { sheet, last: sheet.stones.at(-1) as Stone };
}

/** How many cells each scan looks at. */
export interface Looks {
  readonly board: number;
  readonly last: number;
}

export function looksAt(sheet: Sheet): Looks {
  const input = largeInput(sheet);
  return {
    board: looksOf(scanBoardRun, input).length,
    last: looksOf(scanFromLastRun, input).length,
  };
}

/** After each move of the game. */
export const looksOfGame = once((): readonly Looks[] => {
  const { size, stones } = scanGame();
  return stones.map((_, at) => looksAt({ size, stones: stones.slice(0, at + 1) }));
});

/** The marks of the game before it was won, in the middle of a larger or smaller board. */
const OPENING = 12;
export function sheetOfSide(side: number): Sheet {
  const { stones } = scanGame();
  const shift = Math.floor((side - SIDE) / 2);
  const moved = stones.slice(0, OPENING).map((stone) => ({
    ...stone,
    x: stone.x + shift,
    y: stone.y + shift,
  }));
  return { size: { width: side, height: side }, stones: moved };
}

/** The sides of boards that the chart compares. */
export const BOARD_SIDES = [11, 15, 19, 25, 30, 40, 50, 60] as const;
export const looksBySide = once(() =>
  BOARD_SIDES.map((side) => ({ side, ...looksAt(sheetOfSide(side)) })),
);

/** One direction with so many like marks on either side of the last one: what it costs, and whether it wins. */
function oneLine(left: number, right: number) {
  const middle = 8;
  const steps = Array.from({ length: left + right + 1 }, (_, at) => at - left);
  const stones = steps.map((step) => ({ x: middle + step, y: middle + step, mark: X }));
  const sheet = { size: { width: 17, height: 17 }, stones };
  const input = largeInput(sheet, { cell: { x: middle, y: middle } });
  const { length } = looksOf(scanFromLastRun, input);
  const won = scanFromLast(boardOfSheet(sheet), middle, middle) !== undefined;
  // The falling direction is walked last: the mark itself, and one cell each way in the other three.
  return { looks: length - 1 - 2 * 3, won };
}

/**
 * The most cells that the scan from the last mark can look at, the mark itself among them: while nobody
 * has won, and with a five in the last direction. By every number of like marks on both sides.
 */
export function mostLooks(): { readonly open: number; readonly won: number } {
  const sides = [0, 1, 2, 3, 4, 5, 6];
  const lines = sides.flatMap((left) => sides.map((right) => oneLine(left, right)));
  const most = (wins: boolean) =>
    Math.max(...lines.filter(({ won }) => won === wins).map(({ looks }) => looks));
  return { open: 1 + 4 * most(false), won: 1 + 3 * most(false) + most(true) };
}

/** Whether a look at four cells each way tells five or more as well as a look at eight. */
export function fourAreEnough(): boolean {
  const sides = [0, 1, 2, 3, 4, 5, 6];
  return sides.every((left) =>
    sides.every((right) => oneLine(left, right).won === left + 1 + right >= FIVE),
  );
}

/** A run of six that the last mark has closed at one of its ends, for the rules that ask for five. */
export const SIX = parseDiagram('.........\n.XXXXXx..\n.........');
/** The same with five. */
export const FIVE_ALONE = parseDiagram('.........\n..XXXXx..\n.........');

export function withLast({ sheet, cell, mark }: typeof SIX): { sheet: Sheet; last: Point } {
  if (!cell || !mark) throw new Error('the drawing has no last mark');
  return { sheet: { ...sheet, stones: [...sheet.stones, { ...cell, mark }] }, last: cell };
}

/** Two marks, so many columns and rows apart, on a board without borders. */
export function farApart(distance: number): Sheet {
  return {
    stones: [
      { x: 0, y: 0, mark: X },
      { x: distance, y: distance, mark: other(X) },
    ],
  };
}

/** Whether both scans give the same answer after every move of the game. */
export function scansAgree(): boolean {
  const { size, stones } = scanGame();
  return stones.every((stone, at) => {
    const board = new SparseBoard(size, stones.slice(0, at + 1));
    const [whole, last] = [scanBoard(board), scanFromLast(board, stone.x, stone.y)];
    return whole?.mark === last?.mark;
  });
}

/** Steps of the two scans of the won game: where phrases lead. Step n is the n-th look. */
export const raceSteps = once(() => {
  const sheet = scanGame();
  const input = largeInput(sheet);
  const board = boardOfSheet(sheet);
  const whole = looksOf(scanBoardRun, input);
  const firstMark = whole.findIndex(({ x, y }) => board.at(x, y) !== EMPTY);
  const [{ x, y } = { x: 0, y: 0 }, ...next] = whole.slice(firstMark);
  const behind = next.findIndex((look) => look.x === x - 1 && look.y === y);
  return {
    firstMark: firstMark + 1,
    behind: firstMark + 2 + behind,
    secondRow: whole.findIndex(({ y }) => y === 1) + 1,
    lastDone: looksOf(scanFromLastRun, input).length,
  };
});
