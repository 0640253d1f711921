import {
  afterMove,
  bestValues,
  emptySetup,
  gameGraph,
  markName,
  markOf,
  winsOf,
  type MarkName,
  type Setup,
  type Side,
} from '../../engine/index.ts';
import { boardOfSetup } from '../ui/board/setupView.ts';
import type { BoardView } from '../ui/types.ts';

/** A mark of a game that a machine was led into. */
export interface GameRow {
  /** From 1. */
  readonly ply: number;
  readonly mark: MarkName;
  readonly cell: number;
  /** The machine made it. */
  readonly isOwn: boolean;
  /** The position before it, by its number. */
  readonly from: number;
  readonly board: BoardView;
  /** With it the machine gives the game away: it could be held until then. */
  readonly isSlip: boolean;
  /** What a mark of the other side does beside lying there. */
  readonly makes: 'wins' | 'threats' | undefined;
}

/** The mark of the machine that plays so. */
export const markOfSide = (plays: Side): MarkName => (plays === 'first' ? 'X' : 'O');

/** A game from the empty board, mark by mark. */
export function gameRows(plays: Side, moves: readonly number[]): readonly GameRow[] {
  const { next } = gameGraph();
  let setup: Setup = emptySetup();
  let position = 0;
  const rows = moves.map((cell, index) => {
    const before = setup;
    const from = position;
    setup = afterMove(setup, cell);
    position = next[from * 9 + cell] as number;
    const isOwn = (index % 2 === 0) === (plays === 'first');
    const board = boardOfSetup(setup, cell);
    const [was, is] = [bestValues()[from] as number, bestValues()[position] as number];
    return {
      ply: index + 1,
      mark: markName(before.toMove),
      cell,
      isOwn,
      from,
      board,
      isSlip: isOwn && was >= 0 && is > 0,
      makes: madeBy(before, setup, board),
    };
  });
  // The last such move lost it, if the other side hasn't given the game back since.
  const best = bestValues()[position] as number;
  const isLost = (moves.length % 2 === 0) === (plays === 'first') ? best < 0 : best > 0;
  const slip = isLost ? rows.findLast(({ isSlip }) => isSlip) : undefined;
  return rows.map((row) => ({ ...row, isSlip: row === slip }));
}

function madeBy(before: Setup, { cells }: Setup, board: BoardView): GameRow['makes'] {
  const mark = before.toMove;
  if (board.winner !== undefined && markOf(board.winner) === mark) return 'wins';
  const had = winsOf(before.cells, mark);
  const threats = winsOf(cells, mark).filter((cell) => !had.includes(cell));
  return threats.length > 1 ? 'threats' : undefined;
}
