import type { SmallInput, SmallRun, StepEvent } from '../../../../engine/index.ts';
import type { BoardView } from '../../../ui/types.ts';
import type { AccountTable, LinearAt, LinearView } from '../view.ts';

/** Where in a trace on nine cells. */
export type SmallAt<Event extends StepEvent = StepEvent> = LinearAt<Event, SmallInput>;

/** What stands on a cell beside its mark: a rating, a sign in binary. */
export interface CellNote {
  readonly text: string;
  /** `soft` for what does not matter now. */
  readonly tone?: 'x' | 'o' | 'strong' | 'soft' | undefined;
  /** This step has changed it: drawn with a frame, so that colour is not the only sign. */
  readonly changed?: boolean | undefined;
  /** A bar along the foot of the cell, from 0 to 1. */
  readonly bar?: number | undefined;
  /** Beads in a matchbox that stand for this cell; `cell` is the one on the label, which may lie turned. */
  readonly beads?:
    | {
        readonly cell: number;
        readonly count: number;
        /** What this step has put in, or taken out. */
        readonly change: number;
        /** One of them has just been drawn. */
        readonly isDrawn: boolean;
      }
    | undefined;
}

/** A moment of a linear trace on nine cells, ready to be drawn. */
export interface SmallMoment {
  readonly board: BoardView;
  /** By cell; shorter than the board, or with gaps, where there is nothing to say. */
  readonly notes: readonly (CellNote | undefined)[];
  /** Groups of cells that are looked at: the first is filled, the second framed with dashes. */
  readonly lit: readonly (readonly number[])[];
  readonly account: readonly AccountTable[];
}

/** An algorithm on nine cells as it is drawn. */
export type SmallView<Event extends StepEvent, Facts extends Pick<Event, 'kind'>> = LinearView<
  Event,
  Facts,
  SmallInput,
  SmallMoment,
  SmallRun<Event>
>;
