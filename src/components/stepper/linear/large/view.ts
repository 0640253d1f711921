import type {
  Box,
  LargeInput,
  LargeRun,
  MarkName,
  Point,
  StepEvent,
} from '../../../../engine/index.ts';
import type { BoardScene, BoardStyle } from '../../../ui/large-board/scene.ts';
import type { AccountTable, LinearAt, LinearView } from '../view.ts';

/** Where in a trace on a large board. */
export type LargeAt<Event extends StepEvent = StepEvent> = LinearAt<Event, LargeInput>;

/** A moment of a linear trace on a large board, ready to be drawn. */
export interface LargeMoment {
  readonly scene: BoardScene;
  /** What should be seen: the same at every step of a trace, so that nothing moves. */
  readonly area: Box;
  /** One line, cell by cell, in place of the board. */
  readonly strip?: StripMoment | undefined;
  readonly rays?: Rays | undefined;
  /** Marks in the squares where it is absent. */
  readonly style?: BoardStyle | undefined;
  readonly account: readonly AccountTable[];
}

/** What a cell of a line can hold, in the order of clicks where it is drawn. */
export const STRIP_CONTENTS = ['empty', 'X', 'O', 'edge'] as const;
export type StripContent = (typeof STRIP_CONTENTS)[number];

/** A cell of a line; offsets count from the tried one. */
export interface StripCell {
  readonly offset: number;
  readonly content: StripContent;
  /** It belongs to the window, as far as that is known. */
  readonly isInWindow: boolean;
  /** The window has stopped before it. */
  readonly isWall: boolean;
  /** The step is about it. */
  readonly isNow: boolean;
  /** An end of a run: open, closed, or no end that has been looked at. */
  readonly end: 'open' | 'closed' | undefined;
  /** One of the empty cells that a divider counts. */
  readonly isGap: boolean;
}

/** A run of a line: a stroke over its cells, and what is known of it. */
export interface StripRun {
  readonly from: number;
  readonly to: number;
  /** "[2:1]", and what it is divided by, once that is known. */
  readonly label: string;
  readonly divider: number | undefined;
  readonly isNow: boolean;
  /** It does not count. */
  readonly isDropped: boolean;
}

/** One line at a moment. */
export interface StripMoment {
  /** From −5 to 5. */
  readonly cells: readonly StripCell[];
  /** The mark that is tried in the middle. */
  readonly mark: MarkName;
  readonly runs: readonly StripRun[];
  /** The window, as far as it has grown. */
  readonly window: readonly [from: number, to: number];
  /** It has stopped at both ends. */
  readonly isWhole: boolean;
}

/** Where a line through a cell is drawn. */
export interface RayPlace {
  /** The farthest cells that can matter to it, inside the borders. */
  readonly from: Point;
  readonly to: Point;
  /** Between which cells its number lies; none where there is no room. */
  readonly place: Point | undefined;
}

/** One line through a cell, and what is added for it. */
interface Ray extends RayPlace {
  /** Four characters at most. */
  readonly text: string;
  /** Something lies on it: it is worth more than an empty line. */
  readonly isRich: boolean;
}

/** What comes back to a cell along its lines, in the order in which it is added. */
export interface Rays {
  readonly cell: Point;
  readonly lines: readonly Ray[];
  /** After each line and, at the end, what it all comes to; none: nothing stands in the cell. */
  readonly sums: readonly string[];
}

/** An algorithm on a large board as it is drawn. */
export type LargeView<
  Event extends StepEvent,
  Facts extends Pick<Event, 'kind'>,
  Moment extends LargeMoment = LargeMoment,
> = LinearView<Event, Facts, LargeInput, Moment, LargeRun<Event>>;
