import {
  EMPTY,
  O,
  PEEK,
  X,
  type LargeInput,
  type LinePlace,
  type MarkName,
  type Stone,
} from '../../../engine/index.ts';
import { stripMessages as messages } from '#language/algorithms/line-attacks/strip';
import { aloud, offsetText } from '#language/ui/language/grammar';
import {
  alongLine,
  contentAt,
  sharedBoard,
  type SheetContent,
} from '../../ui/large-board/sheetBoard.ts';
import type { LargeMoment } from '../../stepper/linear/view.ts';
import { withPlace } from './lineText.ts';

/** A cell of a line; offsets count from the tried one. */
export interface StripCell {
  readonly offset: number;
  readonly content: SheetContent;
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

/** A moment of one line of a board. */
export interface LineMoment extends LargeMoment {
  readonly strip: StripMoment;
}

/** What the line through the cell in question holds, from offset −5 to 5. */
export function stripContents({ sheet, cell, direction }: LargeInput): readonly SheetContent[] {
  const board = sharedBoard(sheet);
  return Array.from({ length: 2 * PEEK + 1 }, (_, at) =>
    contentAt(board, alongLine(cell, direction, at - PEEK)),
  );
}

const labelOf = ({ label, divider = 1 }: StripRun) =>
  divider > 1 ? `${label} ÷ ${divider}` : label;

/** Runs keep their strokes; what each makes, and how it ends, is not known. */
export const withoutAnswers = (strip: StripMoment): StripMoment => ({
  ...strip,
  cells: strip.cells.map((cell) => ({ ...cell, end: undefined, isGap: false })),
  runs: strip.runs.map((run) => ({ ...run, label: '', divider: undefined })),
});

/** A cell of a line as it is heard, with the attack that begins there. */
export function stripCellText(strip: StripMoment, cell: StripCell): string {
  const holds = cell.offset === 0 ? messages.tried(strip.mark) : messages.holds[cell.content];
  const run = strip.runs.find(({ from }) => from === cell.offset);
  const parts = [
    messages.cell(offsetText(cell.offset), holds),
    cell.isInWindow && messages.window,
    cell.end && messages.end[cell.end],
    cell.isGap && messages.gap,
    run?.label && messages.run(labelOf(run), offsetText(run.from), offsetText(run.to)),
  ];
  return aloud(parts.filter(Boolean).join(', '));
}

/** One line, cell by cell. */
export const stripSpoken = ({ strip }: LineMoment): string =>
  `${strip.cells.map((cell) => stripCellText(strip, cell)).join('; ')}.`;

const PLACES: Readonly<Record<SheetContent, LinePlace>> = { empty: EMPTY, X, O, edge: undefined };

/** The places of a line, from offset −5 to 5. */
export const stripLine = ({ cells }: Pick<StripMoment, 'cells'>): LinePlace[] =>
  cells.map(({ content }) => PLACES[content]);

/** A line drawn anew, with this at an offset that is not 0. It becomes the row of a board. */
export function drawLine(input: LargeInput, offset: number, place: LinePlace): LargeInput {
  const line = stripContents(input).map((content) => PLACES[content]);
  return { ...input, ...rowOf(withPlace(line, offset + PEEK, place)), direction: 0 };
}

/** A line as the row of a board that ends where its edges are, or far out of reach. */
function rowOf(line: readonly LinePlace[]): Pick<LargeInput, 'sheet' | 'cell'> {
  const places = line.map((place, at) => ({ place, offset: at - PEEK }));
  const edges = places.flatMap(({ place, offset }) => (place === undefined ? [offset] : []));
  const left = Math.max(...edges.filter((offset) => offset < 0), -OUT_OF_REACH);
  const right = Math.min(...edges.filter((offset) => offset > 0), OUT_OF_REACH);
  const middle = edges.length > 0 ? -left - 1 : 0;
  const stones = places.flatMap(({ place, offset }): Stone[] =>
    place ? [{ x: middle + offset, y: 0, mark: place }] : [],
  );
  const size = edges.length > 0 ? { width: middle + right, height: 1 } : undefined;
  return { sheet: { size, stones }, cell: { x: middle, y: 0 } };
}

/** Further from the tried cell than any line is looked at. */
const OUT_OF_REACH = PEEK + 4;
