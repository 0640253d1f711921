import {
  X,
  O,
  PEEK,
  checkSheet,
  type Mark,
  type Point,
  type SheetInput,
  type SheetProblem,
  type SheetRun,
  type Stone,
} from '../../../engine/index.ts';

/** What a click on the board does while a position is drawn: a mark, nothing there, or the cell in question. */
export const PENS = ['X', 'O', 'empty', 'cell'] as const;
export type Pen = (typeof PENS)[number];

const MARKS: Readonly<Partial<Record<Pen, Mark>>> = { X, O };

/** What came of an edit: another input, or why there is none. */
export type Edited =
  { readonly input: SheetInput; readonly problem?: undefined } | { readonly problem: SheetProblem };

/** The input if it can be recorded, or why not. */
export function edited(input: SheetInput, run: SheetRun): Edited {
  const problem = checkSheet(input, run);
  return problem ? { problem } : { input };
}

const isAt = (a: Point, b: Point) => a.x === b.x && a.y === b.y;

/**
 * One touch of the pen. A mark goes where there is none or the other one, and the same mark is taken
 * away; where an algorithm asks about the last mark, that is the mark just placed.
 */
export function drawWith(pen: Pen, input: SheetInput, { x, y }: Point, run: SheetRun): Edited {
  const cell = { x, y };
  if (pen === 'cell') return edited({ ...input, cell }, run);
  const { stones } = input.sheet;
  const before = stones.find((stone) => isAt(stone, cell));
  const others = stones.filter((stone) => stone !== before);
  const mark = MARKS[pen];
  const isPlaced = mark !== undefined && mark !== before?.mark;
  const after: readonly Stone[] = isPlaced ? [...others, { ...cell, mark }] : others;
  const asksLast = run.cellIs === 'marked';
  const { x: lastX, y: lastY } = after.at(-1) ?? input.cell;
  return edited(
    {
      ...input,
      sheet: { ...input.sheet, stones: after },
      cell: asksLast ? { x: lastX, y: lastY } : input.cell,
    },
    run,
  );
}

/** Every mark gone. */
export function cleared(input: SheetInput, run: SheetRun): Edited {
  return edited({ ...input, sheet: { ...input.sheet, stones: [] } }, run);
}

/** What a cell of a line can be made, in the order of clicks. */
export const LINE_CONTENTS = ['empty', 'X', 'O', 'edge'] as const;
export type LineContent = (typeof LINE_CONTENTS)[number];

/** What one click more makes of a cell. */
export function nextContent(content: LineContent): LineContent {
  const at = LINE_CONTENTS.indexOf(content);
  return LINE_CONTENTS[(at + 1) % LINE_CONTENTS.length] as LineContent;
}

/**
 * A line drawn anew: `contents` are those from offset −5 to 5, and `offset`, which is not 0, is to
 * hold `content`. What lies beyond an edge is beyond it, too. The line becomes the row of a board.
 */
export function drawLine(
  input: SheetInput,
  contents: readonly LineContent[],
  offset: number,
  content: LineContent,
  run: SheetRun,
): Edited {
  const drawn = contents.map((each, at) => {
    const from = at - PEEK;
    if (from === offset) return content;
    const isNearer = Math.sign(from) === Math.sign(offset) && Math.abs(from) < Math.abs(offset);
    const isFurther = Math.sign(from) === Math.sign(offset) && Math.abs(from) > Math.abs(offset);
    if (isNearer && each === 'edge') return 'empty';
    return isFurther && content === 'edge' ? 'edge' : each;
  });
  return edited({ ...input, ...rowOf(drawn), direction: 0 }, run);
}

/** A line as the row of a board that ends where its edges are, or far out of reach. */
function rowOf(contents: readonly LineContent[]): Pick<SheetInput, 'sheet' | 'cell'> {
  const cells = contents.map((content, at) => ({ content, offset: at - PEEK }));
  const edges = cells.filter(({ content }) => content === 'edge').map(({ offset }) => offset);
  const left = Math.max(...edges.filter((offset) => offset < 0), -OUT_OF_REACH);
  const right = Math.min(...edges.filter((offset) => offset > 0), OUT_OF_REACH);
  const middle = edges.length > 0 ? -left - 1 : 0;
  const stones = cells.flatMap(({ content, offset }): Stone[] => {
    const mark = content === 'X' ? X : content === 'O' ? O : undefined;
    return mark ? [{ x: middle + offset, y: 0, mark }] : [];
  });
  const size = edges.length > 0 ? { width: middle + right, height: 1 } : undefined;
  return { sheet: { size, stones }, cell: { x: middle, y: 0 } };
}

/** Further from the tried cell than any line is looked at. */
const OUT_OF_REACH = PEEK + 4;
