import {
  markOf,
  solve,
  solvedMoves,
  type MarkName,
  type Setup,
  type SolvedMove,
} from '../../engine/index.ts';
import { mapBoard, replyId, type MapBoard, type MapChoices } from './mapBoards.ts';

/** How a position ends with best play, told of the side that the map is for. */
export interface SideOutcome {
  readonly side: MarkName;
  readonly value: number;
  readonly distance: number;
}

export function outcomeFor(side: MarkName, setup: Setup): SideOutcome {
  const { value, distance } = solve(setup);
  const isMover = setup.toMove === markOf(side);
  return { side, value: isMover ? value : 0 - value + 0, distance };
}

/** One reply of the opponent: what the map answers, and how it ends. */
export interface ReplyRow {
  readonly reply: number;
  readonly id: string;
  readonly best: readonly number[];
  readonly end: SideOutcome;
}

/** One step of the way to a board. */
export interface WayStep {
  readonly mark: MarkName;
  readonly cell: number;
  /** The board to go back to: the one around it, for the side's own moves. */
  readonly id: string;
}

/** Everything that is said about the board that is looked at. */
export interface MapPanelView {
  readonly board: MapBoard;
  readonly opponent: MarkName;
  readonly end: SideOutcome;
  readonly replies: readonly ReplyRow[];
  readonly way: readonly WayStep[];
  /** Every move of whoever is to move on the board, with what it is worth to them. */
  readonly values: readonly SolvedMove[];
}

export function mapPanel(side: MarkName, id: string, choices: MapChoices): MapPanelView {
  const board = mapBoard(side, id, choices);
  const replies = board.replies.map((reply): ReplyRow => {
    const inner = mapBoard(side, replyId(board, reply), choices);
    const { id, best, setup } = inner;
    return { reply, id, best, end: outcomeFor(side, setup) };
  });
  return {
    board,
    opponent: side === 'X' ? 'O' : 'X',
    end: outcomeFor(side, board.setup),
    replies,
    way: wayTo(side, id),
    values: solvedMoves(board.setup),
  };
}

/** The moves that lead to a board, and where each of them can be seen. */
function wayTo(side: MarkName, id: string): WayStep[] {
  return Array.from(id, (digit, at) => {
    const mark = at % 2 === 0 ? 'X' : 'O';
    const upTo = id.slice(0, at + 1);
    return { mark, cell: Number(digit), id: mark === side ? id.slice(0, at) : upTo };
  });
}
