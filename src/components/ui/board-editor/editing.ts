import {
  BitPosition,
  EMPTY,
  SMALL_VARIANT,
  NOBODY,
  O,
  X,
  checkSetup,
  emptySetup,
  makeSetup,
  markName,
  mirror,
  ok,
  parsePosition,
  rotate,
  turnByCounts,
  type CellContent,
  type Mark,
  type MarkName,
  type NotationProblem,
  type Result,
  type Setup,
  type SetupProblem,
} from '../../../engine/index.ts';
import { boardOfSetup } from '../board/setupView.ts';
import type { BoardView } from '../types.ts';

/** Who moves: as the counts tell, or set by hand. */
type TurnChoice = 'counts' | Mark;

/** A board at one moment of editing. It need not be possible. */
interface EditedBoard {
  /** Contents row by row. */
  readonly cells: readonly CellContent[];
  readonly turn: TurnChoice;
}

/** A board being edited, with the ones it was before. */
export interface Editing extends EditedBoard {
  /** Earlier boards, oldest first; at most `MOST_UNDOS`. */
  readonly past: readonly EditedBoard[];
}

export const MOST_UNDOS = 200;

/** The turn is kept as a choice of its own only where the counts say something else. */
function boardOf({ cells, toMove }: Setup): EditedBoard {
  return { cells, turn: turnByCounts(cells) === toMove ? 'counts' : toMove };
}

export function startEditing(setup: Setup): Editing {
  return { ...boardOf(setup), past: [] };
}

/** The next board; the same editing if nothing is different, so that undo always undoes something. */
function change(editing: Editing, next: EditedBoard): Editing {
  const { cells, turn, past } = editing;
  if (next.turn === turn && next.cells.every((content, cell) => content === cells[cell])) {
    return editing;
  }
  return { ...next, past: [...past, { cells, turn }].slice(-MOST_UNDOS) };
}

export function setCell(editing: Editing, cell: number, content: CellContent): Editing {
  return change(editing, { turn: editing.turn, cells: editing.cells.with(cell, content) });
}

const AFTER: Record<CellContent, CellContent> = { [EMPTY]: X, [X]: O, [O]: EMPTY };

/** Empty, X, O, and empty again. */
export function cycleCell(editing: Editing, cell: number): Editing {
  return setCell(editing, cell, AFTER[editing.cells[cell] ?? EMPTY]);
}

export function chooseTurn(editing: Editing, turn: TurnChoice): Editing {
  return change(editing, { cells: editing.cells, turn });
}

/** No marks; the turn follows the counts again. */
export function clear(editing: Editing): Editing {
  return change(editing, boardOf(emptySetup()));
}

/** The whole board a quarter clockwise. */
export function turnBoard(editing: Editing): Editing {
  return change(editing, { cells: rotate(editing.cells), turn: editing.turn });
}

/** Left and right exchanged. */
export function mirrorBoard(editing: Editing): Editing {
  return change(editing, { cells: mirror(editing.cells), turn: editing.turn });
}

export function undoEdit(editing: Editing): Editing {
  const before = editing.past.at(-1);
  return before ? { ...before, past: editing.past.slice(0, -1) } : editing;
}

export function toMoveOf({ cells, turn }: EditedBoard): Mark {
  return turn === 'counts' ? turnByCounts(cells) : turn;
}

/** Who moves if the counts are followed. */
export function turnTold({ cells }: EditedBoard): MarkName {
  return markName(turnByCounts(cells));
}

/** The position, or why it cannot arise in a game. */
export function editingVerdict(board: EditedBoard): Result<Setup, SetupProblem> {
  return checkSetup(board.cells, toMoveOf(board));
}

/**
 * Puts a written position on the board, possible or not. Without a turn in the text, the counts
 * tell it.
 */
export function typeText(editing: Editing, text: string): Result<Editing, NotationProblem> {
  const written = parsePosition(text);
  if (!written.ok) return written;
  const { cells, toMove = turnByCounts(cells) } = written.value;
  return ok(change(editing, boardOf({ cells, toMove })));
}

/** The board as text that `typeText` reads back. */
export function boardTextOf(board: EditedBoard): string {
  return makeSetup({ cells: board.cells, toMove: toMoveOf(board) });
}

export function viewOf(board: EditedBoard): BoardView {
  return boardOfSetup({ cells: board.cells, toMove: toMoveOf(board) });
}

/** The board row by row, for someone who reads or hears it. */
export function rowsOf({ cells }: EditedBoard): (MarkName | undefined)[][] {
  const { columns, rows } = SMALL_VARIANT.geometry;
  const names = cells.map((content) => (content === EMPTY ? undefined : markName(content)));
  return Array.from({ length: rows }, (_, row) => names.slice(row * columns, (row + 1) * columns));
}

/** What there is to say about a possible board. */
type BoardState =
  | { readonly kind: 'to-move'; readonly x: number; readonly o: number; readonly mark: MarkName }
  | { readonly kind: 'over'; readonly winner: MarkName | undefined };

export function stateOf({ cells, toMove }: Setup): BoardState {
  const position = new BitPosition({ cells, toMove });
  if (position.winner !== NOBODY) return { kind: 'over', winner: markName(position.winner) };
  if (position.isFull) return { kind: 'over', winner: undefined };
  const count = (mark: Mark) => cells.filter((content) => content === mark).length;
  return { kind: 'to-move', x: count(X), o: count(O), mark: markName(toMove) };
}

/** The ways to say who moves, in the order in which they are offered. */
export const TURN_CHOICES = [
  { turn: 'counts', name: undefined },
  { turn: X, name: 'X' },
  { turn: O, name: 'O' },
] as const satisfies readonly { turn: TurnChoice; name: MarkName | undefined }[];
