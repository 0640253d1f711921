import { lineRun, type LineEvent } from '../../../engine/index.ts';
import { largeInputOf } from '../../stepper/linear/large/start.ts';
import { stepOf } from '../../stepper/linear/start.ts';

/** The lines of lesson `ragged`, as an author draws them: a small letter is the tried cell, `|` an edge. */
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
  /** Five cells of room, up to the edge. */
  edge: '|o...OO.',
} as const;
export type RaggedRow = keyof typeof RAGGED_ROWS;

/** Those that the reader steps through: the figures by their ids. */
export const RAGGED_FIGURES = {
  gaps: { id: 'gaps', board: RAGGED_ROWS.gaps },
  beyond: { id: 'beyond', board: RAGGED_ROWS.beyond },
  wall: { id: 'wall', board: RAGGED_ROWS.wall },
} as const;

/** The step of a figure at which an event happens, with these first values. */
export function raggedStep(
  figure: keyof typeof RAGGED_FIGURES,
  kind: LineEvent,
  values: readonly number[] = [],
  nth = 1,
): number {
  const props = RAGGED_FIGURES[figure];
  return stepOf(lineRun.record(largeInputOf(props)), props.id, kind, values, nth);
}
