import {
  afterMove,
  markName,
  type MarkName,
  type SmallRefutation,
  type Setup,
} from '../../../engine/index.ts';
import { boardOfSetup } from '../../ui/board/setupView.ts';
import type { Placed } from '../../ui/board/moves.ts';
import type { BoardView } from '../../ui/types.ts';

/** How a game goes on from a position: what refutes a wrong answer, or bears out a right one. */
export type PlayedLine = Pick<SmallRefutation, 'setup' | 'moves'>;

/** One move of a line. */
export interface PlayedMove {
  readonly move: Placed;
  /** Set if the game is over with it: who has won, or nobody. */
  readonly over: { readonly winner: MarkName | undefined } | undefined;
}

/** The position after the first `count` moves of a line. */
function setupAfter({ setup, moves }: PlayedLine, count: number): Setup {
  return moves.slice(0, count).reduce(afterMove, setup);
}

/** The board after the first `count` moves, the last of them highlighted. */
export function boardAfter(line: PlayedLine, count: number): BoardView {
  return boardOfSetup(setupAfter(line, count), line.moves.slice(0, count).at(-1));
}

/** The move that leads to `count`; `undefined` at the start. */
export function moveAt(line: PlayedLine, count: number): PlayedMove | undefined {
  const cell = line.moves[count - 1];
  if (cell === undefined) return undefined;
  const mark = markName(setupAfter(line, count - 1).toMove);
  const { winner, cells } = boardOfSetup(setupAfter(line, count));
  const isOver = winner !== undefined || cells.every((each) => each.mark !== undefined);
  return { move: { mark, cell }, over: isOver ? { winner } : undefined };
}
