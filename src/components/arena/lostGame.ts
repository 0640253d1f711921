import {
  afterMove,
  emptySetup,
  markName,
  solve,
  type MarkName,
  type Setup,
  type Side,
} from '../../engine/index.ts';
import { boardOfSetup } from '../ui/board/setupView.ts';
import type { BoardView } from '../ui/types.ts';

/** A moment of a game that is lost: the board after so many marks. */
export interface LostGameMoment {
  readonly board: BoardView;
  /** The mark that led here; absent at the start. */
  readonly move: { readonly mark: MarkName; readonly cell: number } | undefined;
  /** Whether the player who loses made it. */
  readonly byLoser: boolean;
  readonly setup: Setup;
}

/** A game that a player loses, to be stepped through. */
export interface LostGame {
  readonly moments: readonly LostGameMoment[];
  /** The number of the move (from 1) with which the player gives the game away: it was no loss before. */
  readonly mistake: number;
}

/** The game of these cells, lost by whoever `plays` so. */
export function shortestLostGame(moves: readonly number[], plays: Side): LostGame {
  const setups: Setup[] = [emptySetup()];
  for (const cell of moves) setups.push(afterMove(setups.at(-1) as Setup, cell));
  const isLosers = (count: number) => (count % 2 === 1) === (plays === 'first');
  const moments = setups.map((setup, count) => ({
    board: boardOfSetup(setup, moves[count - 1]),
    move:
      count === 0
        ? undefined
        : { mark: markName((setups[count - 1] as Setup).toMove), cell: moves[count - 1] as number },
    byLoser: count > 0 && isLosers(count),
    setup,
  }));
  return { moments, mistake: mistakeOf(setups, isLosers) };
}

/** After its last move that turned a game that could be held into a lost one. */
function mistakeOf(setups: readonly Setup[], isLosers: (count: number) => boolean): number {
  for (let count = setups.length - 1; count > 0; count--) {
    if (!isLosers(count)) continue;
    const before = solve(setups[count - 1] as Setup).value;
    if (before >= 0 && solve(setups[count] as Setup).value === 1) return count;
  }
  throw new Error('a game that was lost from the beginning');
}
