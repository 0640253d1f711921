import {
  O,
  X,
  afterMove,
  emptySetup,
  freeCellsIn,
  bestCells,
  winningCells,
  type Setup,
} from '../../../engine/index.ts';
import { boardOfSetup } from '../../ui/board/setupView.ts';

/** The trick of the three corners: X has a corner, O an edge, and the reader goes on as X. */
const BEGUN = [0, 5];
const CORNERS = [0, 2, 6, 8];

/** What is to be said of the game: what the trick asks for next, or how it has ended. */
export type TrapStage =
  | 'second'
  | 'third'
  | 'own-way'
  | 'won-by-trick'
  | 'won'
  | 'lost-with-fork'
  | 'lost'
  | 'drawn';

/** The game after the reader's cells, with O's answer to each of them, as positions from its start on. */
export function trapGame(mine: readonly number[]): Setup[] {
  const setups = [BEGUN.reduce(afterMove, emptySetup())];
  for (const cell of mine) {
    const setup = afterMove(setups.at(-1) as Setup, cell);
    // O plays as well as anybody can: the quickest win, or the slowest loss. Nothing once the game is over.
    const [answer] = bestCells(setup);
    setups.push(setup, ...(answer === undefined ? [] : [afterMove(setup, answer)]));
  }
  return setups;
}

export function trapStage(setups: readonly Setup[]): TrapStage {
  const now = setups.at(-1) as Setup;
  const { winner, cells } = boardOfSetup(now);
  // The mark that completes a line may be on an edge: the trick prepares it in corners.
  const prepared = winner === 'X' ? boardOfSetup(setups.at(-2) as Setup).cells : cells;
  const isByTrick = prepared.every(({ mark, cell }) => mark !== 'X' || CORNERS.includes(cell));
  if (winner === 'X') return isByTrick ? 'won-by-trick' : 'won';
  if (winner === 'O') {
    return winningCells(setups.at(-2) as Setup, X).length > 1 ? 'lost-with-fork' : 'lost';
  }
  if (freeCellsIn(now).length === 0) return 'drawn';
  if (!isByTrick || setups.length > 3) return 'own-way';
  return setups.length === 1 ? 'second' : 'third';
}

/** The cell that O has just taken; nothing before its first answer, or after X's last move. */
export function lastAnswer(setups: readonly Setup[]): number | undefined {
  const [before, now] = setups.slice(-2);
  if (!before || !now || now.toMove === O) return undefined;
  return now.cells.findIndex((content, cell) => content !== before.cells[cell]);
}
