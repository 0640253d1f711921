import {
  markOf,
  readSetup,
  smallInput,
  type MarkName,
  type SmallInput,
} from '../../../../engine/index.ts';
import { dialogMessages } from '#language/stepper/dialogs';
import type { LinearFigureProps } from '../start.ts';

/** The figure of a linear trace on nine cells as an author writes it: nine characters of X, O and dots, row by row. */
export interface SmallFigureProps extends LinearFigureProps {
  /** Who moves now. Left out, the counts tell. */
  move?: MarkName;
  level?: number;
  /** The cells of a game from there on. */
  moves?: readonly number[];
}

/** What the figure shows: throws for a position that cannot be, so that the page is not built. */
export function smallInputOf({
  id,
  board,
  move,
  seed,
  level,
  moves,
}: SmallFigureProps): SmallInput {
  const read = readSetup(board, move && markOf(move));
  if (!read.ok) throw new Error(`The figure "${id}": ${dialogMessages.problem(read.problem)}`);
  const given = { seed: seed ?? 0, level: level ?? 0, moves: moves ?? [] };
  return smallInput(read.value, given);
}
