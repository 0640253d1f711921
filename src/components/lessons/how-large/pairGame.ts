import {
  EMPTY,
  O,
  X,
  findPairing,
  mnkVariant,
  type CellContent,
  type CellPair,
} from '../../../engine/index.ts';
import { nameOfCell } from '../../ui/board/cellNames.ts';
import { drawnBoard } from '../../ui/board/setupView.ts';
import type { BoardView } from '../../ui/types.ts';

/** The game on which O plays by pairs alone: five in a row on five by five. */
export const PAIR_SIDE = 5;
export const PAIR_VARIANT = mnkVariant(PAIR_SIDE, PAIR_SIDE, PAIR_SIDE);

/** What X did, and how O came to its answer. */
export interface PairRound {
  readonly cell: number;
  readonly reply: number | undefined;
  /** The other end was free; there is none; or O had it already. */
  readonly why: 'answered' | 'alone' | 'taken';
}

export const lessonPairs = (): readonly CellPair[] => findPairing(PAIR_VARIANT) ?? [];

export function partnerOf(pairs: readonly CellPair[], cell: number): number | undefined {
  return pairs.find((pair) => pair.includes(cell))?.find((each) => each !== cell);
}

/** O's answer to a mark of X: the other end of the pair, or any cell where that is not to be had. */
export function answerInPair(
  pairs: readonly CellPair[],
  rounds: readonly PairRound[],
  cell: number,
): PairRound {
  const isTaken = (each: number) =>
    each === cell || rounds.some((round) => round.cell === each || round.reply === each);
  const partner = partnerOf(pairs, cell);
  if (partner !== undefined && !isTaken(partner)) return { cell, reply: partner, why: 'answered' };
  const free = PAIR_VARIANT.geometry.lines.flat().find((each) => !isTaken(each));
  return { cell, reply: free, why: partner === undefined ? 'alone' : 'taken' };
}

/** The pair that a line holds whole. */
export function pairInLine(
  pairs: readonly CellPair[],
  line: readonly number[],
): CellPair | undefined {
  return pairs.find((pair) => pair.every((cell) => line.includes(cell)));
}

/** Whether O is in a line, which X then can't make any more. */
export const isLineClosed = (rounds: readonly PairRound[], line: readonly number[]) =>
  rounds.some(({ reply }) => reply !== undefined && line.includes(reply));

/** "c3": columns by letters, rows by numbers from the bottom. */
export const pairCellName = (cell: number) => nameOfCell(PAIR_VARIANT, cell);

export function pairBoard(rounds: readonly PairRound[]): BoardView {
  const cells = new Array<CellContent>(PAIR_SIDE ** 2).fill(EMPTY);
  for (const { cell, reply } of rounds) {
    cells[cell] = X;
    if (reply !== undefined) cells[reply] = O;
  }
  return drawnBoard(cells, { showWon: false }, PAIR_VARIANT);
}
