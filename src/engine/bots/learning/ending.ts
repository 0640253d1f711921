import type { Mark } from '../../core/types.ts';
import { BitPosition, NOBODY } from '../../game/bitPosition.ts';
import { emptyCells, type Setup } from '../../game/setup.ts';

/** Won, or full. */
export function isGameOver(setup: Setup): boolean {
  return new BitPosition(setup).isOver;
}

/** Who has a line; `undefined` if nobody has. */
export function winnerOf(setup: Setup): Mark | undefined {
  const { winner } = new BitPosition(setup);
  return winner === NOBODY ? undefined : winner;
}

/** The empty cells, ascending. */
export function freeCellsOf({ cells }: Setup): number[] {
  return emptyCells(cells);
}

/** The empty cell of a position that has no other. */
export function onlyCell(setup: Setup): number {
  const [cell, ...others] = freeCellsOf(setup);
  if (cell === undefined || others.length > 0)
    throw new Error('there is more than one cell, or none');
  return cell;
}
