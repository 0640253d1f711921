import type { LinearTracer, StepEvent } from '../core/stepEvent.ts';
import type { BreakReason } from './attack.ts';

/** The events of reading one line. */
export const LINE_EVENTS = [
  /** The tried cell: the mark is put there. */
  'centre',
  /** The window grows by a cell. */
  'window',
  /** The window stops before a cell: an opposing mark or the edge. */
  'wall',
  /** The window is whole: fewer than five cells have no room for a five. */
  'room',
  /** A run of the player's marks. */
  'run',
  /** An end of a run: the next cell is open or not. */
  'end',
  /** The same for a run that touches the rim of the window: this cell is at distance five. */
  'peek',
  /** The empty cells between a run and the tried cell give its divider. */
  'divider',
  /** An attack below five without an open end does not count. */
  'drop',
  /** An attack counts: its table entry divided by its divider. */
  'weigh',
  /** The sum of the weights of the line's attacks. */
  'sum',
  /** Whether the line breaks. */
  'breaks',
] as const;

/** What is known of a line. Offsets count from the tried cell: −5 … 5. */
export interface LineKnown {
  /** The cell that a step is about. */
  readonly offset?: number;
  /** How far the window goes each way (−1, 1), and before which cells it has stopped. */
  readonly reach?: Readonly<Record<number, number>> | undefined;
  readonly walls?: Readonly<Record<number, number>> | undefined;
  /** Cells in the window, once it is whole. */
  readonly room?: number | undefined;
  /** From one offset to another, from the left; the other tables are by the place of a run in this list. */
  readonly runs: readonly (readonly [from: number, to: number])[];
  /** The run that a step is about. */
  readonly at?: number | undefined;
  /** By offset: whether the cell after a run is open. */
  readonly ends?: Readonly<Record<number, boolean>> | undefined;
  /** Empty cells between a run and the tried cell. */
  readonly gaps?: Readonly<Record<number, number>> | undefined;
  readonly dropped?: Readonly<Record<number, boolean>> | undefined;
  readonly weights?: Readonly<Record<number, number>> | undefined;
  readonly weight?: number | undefined;
  readonly breaks?: BreakReason | 'none' | undefined;
}
export type LineEvent = StepEvent<(typeof LINE_EVENTS)[number], LineKnown>;
export type LineTracer = LinearTracer<LineEvent>;

/** What is known when the reading of a line begins. */
export const NEW_LINE: LineKnown = {
  reach: undefined,
  walls: undefined,
  room: undefined,
  runs: [],
  at: undefined,
  ends: undefined,
  gaps: undefined,
  dropped: undefined,
  weights: undefined,
  weight: undefined,
  breaks: undefined,
};
