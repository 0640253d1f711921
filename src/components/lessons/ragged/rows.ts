import { recordRun, lineSumRun, type LineEvent } from '../../../engine/index.ts';
import { largeInputOf, stepOf } from '../../stepper/linear/start.ts';

/** The lines of the lesson, as an author draws them: a small letter is the tried cell, `|` an edge. */
export const RAGGED_ROWS = {
  /** Four in a row, and walls at both ends. */
  shut: 'OXXXxO',
  alone: '.....x.....',
  /** Several gaps. */
  gaps: 'X.X.X.xOO',
  /** The run at the rim goes on beyond it. */
  beyond: 'OOO..OoO.|',
  /** The run at the rim ends before a wall. */
  wall: '.OX.X.x|',
  /** A far mark, and one that the tried mark joins. */
  joined: '...X..Xx...',
} as const;
export type RaggedRow = keyof typeof RAGGED_ROWS;

/** The one that the reader steps through: its figure by its id. */
export const RAGGED_FIGURES = {
  gaps: { id: 'gaps', board: RAGGED_ROWS.gaps },
} as const;

/** The step of a figure at which an event happens, with these values. */
export function raggedStep(
  figure: keyof typeof RAGGED_FIGURES,
  kind: LineEvent['kind'],
  values: Partial<LineEvent> = {},
  nth = 1,
): number {
  const props = RAGGED_FIGURES[figure];
  return stepOf(recordRun(lineSumRun, largeInputOf(props)), props.id, kind, values, nth);
}
