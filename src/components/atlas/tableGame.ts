import {
  BitPosition,
  EMPTY,
  NOBODY,
  afterMove,
  drawCell,
  markName,
  tablePolicy,
  type MarkName,
  type Rng,
  type Setup,
  type Table,
} from '../../engine/index.ts';

/** A game of the reader against a table, from any board on. */
export interface TableGame {
  readonly start: Setup;
  readonly person: MarkName;
  readonly setup: Setup;
  readonly last: number | undefined;
}

export function newTableGame(start: Setup, person: MarkName): TableGame {
  return { start, person, setup: start, last: undefined };
}

type TableTurn = 'person' | 'table' | 'over';

export function tableTurnOf({ setup, person }: TableGame): TableTurn {
  if (new BitPosition(setup).isOver) return 'over';
  return markName(setup.toMove) === person ? 'person' : 'table';
}

/** Who has won; `undefined` after a draw, and before the end. */
export function tableWinnerOf({ setup }: TableGame): MarkName | undefined {
  const { winner } = new BitPosition(setup);
  return winner === NOBODY ? undefined : markName(winner);
}

/** The person's move; the same game if the cell is taken or it is not their turn. */
export function personTakes(game: TableGame, cell: number): TableGame {
  const canMove = tableTurnOf(game) === 'person' && game.setup.cells[cell] === EMPTY;
  return canMove ? { ...game, setup: afterMove(game.setup, cell), last: cell } : game;
}

/** The table's move, drawn from its row. */
export function tableMoves(game: TableGame, table: Table, rng: Rng): TableGame {
  const cell =
    tableTurnOf(game) === 'table' ? drawCell(tablePolicy(table, game.setup), rng) : undefined;
  return cell === undefined ? game : { ...game, setup: afterMove(game.setup, cell), last: cell };
}
