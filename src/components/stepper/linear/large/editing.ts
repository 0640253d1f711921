import {
  X,
  O,
  checkLargeInput,
  type Mark,
  type Point,
  type LargeInput,
  type LargeInputProblem,
  type LargeRun,
  type Stone,
} from '../../../../engine/index.ts';

/** What a click on the board does while a position is drawn: a mark, nothing there, or the cell in question. */
export const PENS = ['X', 'O', 'empty', 'cell'] as const;
export type Pen = (typeof PENS)[number];

const MARKS: Readonly<Partial<Record<Pen, Mark>>> = { X, O };

/** What came of an edit: another input, and why it cannot be recorded. An empty board only lacks its marks. */
export interface Edited {
  readonly input: LargeInput;
  readonly problem?: LargeInputProblem | undefined;
}

export function edited(input: LargeInput, run: LargeRun): Edited {
  const problem = checkLargeInput(input, run);
  return { input, problem: problem && input.sheet.stones.length === 0 ? 'no-marks' : problem };
}

const isAt = (a: Point, b: Point) => a.x === b.x && a.y === b.y;

/**
 * One touch of the pen. A mark goes where there is none or the other one, and the same mark is taken
 * away; where an algorithm asks about the last mark, that is the mark just placed.
 */
export function drawWith(pen: Pen, input: LargeInput, { x, y }: Point, run: LargeRun): Edited {
  const cell = { x, y };
  if (pen === 'cell') return edited({ ...input, cell }, run);
  const { stones } = input.sheet;
  const before = stones.find((stone) => isAt(stone, cell));
  const others = stones.filter((stone) => stone !== before);
  const mark = MARKS[pen];
  const isPlaced = mark !== undefined && mark !== before?.mark;
  const after: readonly Stone[] = isPlaced ? [...others, { ...cell, mark }] : others;
  const last = run.cellIs === 'marked' ? after.at(-1) : undefined;
  return edited(
    {
      ...input,
      sheet: { ...input.sheet, stones: after },
      cell: last ? { x: last.x, y: last.y } : input.cell,
    },
    run,
  );
}

/** Every mark gone. */
export function cleared(input: LargeInput, run: LargeRun): Edited {
  return edited({ ...input, sheet: { ...input.sheet, stones: [] } }, run);
}
