import { recordRun, lineSumRun, type LineEvent } from '../../../engine/index.ts';
import { largeInputOf, stepOf } from '../../stepper/linear/start.ts';

/** Lines on which a mark is tried, as an author draws them: a small letter is the tried cell, `|` an edge. */
export const TRIED_LINES = {
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
export type TriedLine = keyof typeof TRIED_LINES;
export const isTriedLine = (name: string): name is TriedLine => name in TRIED_LINES;

/** The one that the reader steps through. */
export const GAPS_FIGURE = { id: 'gaps', board: TRIED_LINES.gaps } as const;

/** Its step at which an event happens, with these values. */
export function gapsStep(kind: LineEvent['kind'], values: Partial<LineEvent> = {}): number {
  const run = recordRun(lineSumRun, largeInputOf(GAPS_FIGURE));
  return stepOf(run, GAPS_FIGURE.id, kind, values);
}
