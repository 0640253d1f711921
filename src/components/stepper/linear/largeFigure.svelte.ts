import {
  type LargeInput,
  type LargeInputProblem,
  type LargeRun,
  type Point,
  DIRECTIONS,
  checkLargeInput,
  makePoint,
  makeSize,
  makeStones,
  parsePoint,
  parseSize,
  parseStones,
  type Size,
} from '../../../engine/index.ts';
import { defineLink, choiceCodecOf } from '../../platform/link.ts';
import { figure, mark, step } from '../../platform/linkFields.ts';
import { afterPen } from '../../ui/board-editor/edits.ts';
import { LinearFigure, linearAddress } from './figure.svelte.ts';

const largeLink = defineLink(
  {
    fig: figure,
    step,
    stones: { make: makeStones, parse: parseStones },
    // Without `size` inside, there are no borders.
    size: { make: ({ size }: { size: Size | undefined }) => makeSize(size), parse: parseSize },
    cell: { make: makePoint, parse: parsePoint },
    mark,
    line: choiceCodecOf(DIRECTIONS.map(({ angle }) => angle)),
  },
  // 400 stones anywhere on a board of 19 × 19 fit well; far apart, fewer.
  { fragment: 2400, value: 1800 },
);

const fieldsOf = ({ sheet, cell, mark, direction }: LargeInput) => ({
  stones: sheet.stones,
  size: { size: sheet.size },
  cell,
  mark,
  line: DIRECTIONS[direction]?.angle,
});

/** Links to figures of linear traces on large boards. */
export const largeAddress = linearAddress(
  largeLink,
  fieldsOf,
  ({ stones, size, cell, mark, line, problems }, own: LargeInput, run) => {
    const direction = DIRECTIONS.findIndex(({ angle }) => angle === line);
    const input: LargeInput = {
      ...own,
      sheet: { size: size ? size.size : own.sheet.size, stones: stones ?? own.sheet.stones },
      cell: cell ?? own.cell,
      mark: mark ?? own.mark,
      direction: direction < 0 ? own.direction : direction,
    };
    const why = checkLargeInput(input, run);
    if (!why) return { input, problems };
    return { input: own, problems: [...problems, { code: 'impossible-sheet', why }] };
  },
);

/** What a click on the board does while a position is drawn: a mark, nothing there, or the cell in question. */
export const PENS = ['X', 'O', 'empty', 'cell'] as const;
export type Pen = (typeof PENS)[number];

/**
 * One touch of the pen. A mark goes where there is none or the other one, and the same mark is taken
 * away; where an algorithm asks about the last mark, that is the mark just placed.
 */
export function drawWith(
  pen: Pen,
  input: LargeInput,
  { x, y }: Point,
  { cellIs }: Pick<LargeRun, 'cellIs'>,
): LargeInput {
  const cell = { x, y };
  if (pen === 'cell') return { ...input, cell };
  const after = afterPen(input.sheet.stones, cell, pen);
  const last = cellIs === 'marked' ? after.at(-1) : undefined;
  return {
    ...withStones(input, after),
    cell: last ? { x: last.x, y: last.y } : input.cell,
  };
}

/** The same board with other marks. */
export const withStones = (
  input: LargeInput,
  stones: LargeInput['sheet']['stones'],
): LargeInput => ({
  ...input,
  sheet: { ...input.sheet, stones },
});

/** The figure of a linear trace on a large board; its position is drawn on the board itself. */
export class LargeFigure extends LinearFigure<LargeInput> {
  protected readonly links = largeAddress;
  /** What a click on the board does while the position is drawn. */
  pen = $state<Pen>('X');
  /** Why the last edit was not made. */
  refused = $state.raw<LargeInputProblem | undefined>();
  /** The inputs before each edit, the latest last. */
  past = $state.raw<readonly LargeInput[]>([]);

  /** The empty board, while somebody draws and the algorithm can't run on it. */
  private empty = $state.raw<LargeInput | undefined>();

  /** What is on the board while somebody draws. */
  get drawn(): LargeInput {
    return this.empty ?? this.input;
  }

  override get isHome(): boolean {
    return super.isHome && !this.empty;
  }

  /** Takes an edit over, if it can be recorded. Who looks at the last step goes on seeing the last. */
  edit(input: LargeInput): void {
    const before = this.drawn;
    if (this.putOnBoard(input)) this.past = [...this.past, before];
  }

  /** An empty board only lacks its marks: it is shown, and the steps stay those of the last position. */
  private putOnBoard(input: LargeInput): boolean {
    const problem = checkLargeInput(input, this.run);
    const isBare = problem !== undefined && input.sheet.stones.length === 0;
    this.refused = isBare ? 'no-marks' : problem;
    if (problem && !isBare) return false;
    this.empty = isBare ? input : undefined;
    if (!isBare) this.use(input, this.stepper.atEnd ? Infinity : 0);
    return true;
  }

  /** Drawing is over: an empty board with nothing to step through goes, and the position before it is there. */
  endDrawing(): void {
    this.empty = undefined;
    this.refused = undefined;
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.putOnBoard(before);
  }

  /** Back to what the figure shows when nothing else is asked for. */
  reset(): void {
    if (!this.isHome) this.edit(this.home);
  }
}
