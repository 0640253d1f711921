import {
  type LargeInput,
  type LargeInputProblem,
  type LargeRun,
  DIRECTIONS,
  checkLargeInput,
  makePoint,
  makeSize,
  makeStones,
  parsePoint,
  parseSize,
  parseStones,
  type Size,
} from '../../../../engine/index.ts';
import { LinearFigure, linearAddress } from '../figure.svelte.ts';
import { edited, type Edited, type Pen } from './editing.ts';
import type { LargeMoment } from './view.ts';
import { defineLink, choiceCodecOf, type ReadBy } from '../../../platform/link.ts';
import { figure, mark, seed, step } from '../../../platform/linkFields.ts';

const largeLink = defineLink(
  {
    fig: figure,
    step,
    stones: { make: makeStones, parse: parseStones },
    size: { make: ({ size }: { size: Size | undefined }) => makeSize(size), parse: parseSize },
    cell: { make: makePoint, parse: parsePoint },
    mark,
    line: choiceCodecOf(DIRECTIONS.map(({ angle }) => angle)),
    seed,
  },
  // 400 stones anywhere on a board of 19 × 19 fit well; far apart, fewer.
  { fragment: 2400, value: 1800 },
);

/** What could be read of a link to a figure on a large board. Without `size` inside, there are no borders. */
type LargeAddress = ReadBy<typeof largeLink>;

const fieldsOf = ({ sheet, cell, mark, direction, seed }: LargeInput) => ({
  stones: sheet.stones,
  size: { size: sheet.size },
  cell,
  mark,
  line: DIRECTIONS[direction]?.angle,
  seed,
});

/** Links to figures of linear traces on large boards. */
export const largeAddress = linearAddress(largeLink, fieldsOf, inputOf);

function inputOf(
  { stones, size, cell, mark, line, seed, problems }: LargeAddress,
  own: LargeInput,
  run: LargeRun,
) {
  const direction = DIRECTIONS.findIndex(({ angle }) => angle === line);
  const input: LargeInput = {
    ...own,
    sheet: { size: size ? size.size : own.sheet.size, stones: stones ?? own.sheet.stones },
    cell: cell ?? own.cell,
    mark: mark ?? own.mark,
    direction: direction < 0 ? own.direction : direction,
    seed: seed ?? own.seed,
  };
  const why = checkLargeInput(input, run);
  if (!why) return { input, problems };
  return { input: own, problems: [...problems, { code: 'impossible-sheet', why } as const] };
}

/** The figure of a linear trace on a large board; its position is drawn on the board itself. */
export class LargeFigure extends LinearFigure<LargeInput, LargeRun, LargeAddress> {
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

  /** Takes an edit over. Who looks at the last step goes on seeing the last. */
  edit(result: Edited): void {
    const before = this.drawn;
    if (this.putOnBoard(result)) this.past = [...this.past, before];
  }

  private putOnBoard({ input, problem }: Edited): boolean {
    this.refused = problem;
    if (problem && problem !== 'no-marks') return false;
    this.empty = problem && input;
    if (!problem) this.show(input);
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
    this.putOnBoard(edited(before, this.run));
  }

  /** Back to what the figure shows when nothing else is asked for. */
  reset(): void {
    if (!this.isHome) this.edit({ input: this.home });
  }

  private show(input: LargeInput): void {
    this.use(input, this.stepper.atEnd ? Infinity : 0);
  }
}

/** The types in which large boards differ from other boards. */
export interface LargeTypes {
  readonly input: LargeInput;
  readonly run: LargeRun;
  readonly moment: LargeMoment;
  readonly figure: LargeFigure;
}
