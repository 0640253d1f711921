import { O, X, sheetField, type Mark, type Point } from '../../../engine/index.ts';
import type { DraftTask } from './draftShape.ts';

/** The board of a task, as small as a stamp. */
export interface TaskStamp {
  readonly columns: number;
  readonly rows: number;
  readonly marks: readonly { readonly x: number; readonly y: number; readonly mark: Mark }[];
}

/** More columns or rows than this are specks. */
const MOST_SIDE = 40;
/** A part with fewer cells would look like another board. */
const LEAST_SIDE = 7;
const SIGNS: Readonly<Record<string, Mark>> = { X, O };

/** What can be drawn of a task by what is written in it, whatever its kind; `undefined` where there is no board. */
export function taskStamp({ parts }: Pick<DraftTask, 'parts'>): TaskStamp | undefined {
  const { setup, line, cells, sheet, board } = parts;
  if (sheet !== undefined && (setup === undefined || board === 'sheet')) return sheetStamp(sheet);
  if (setup !== undefined) return board === 'none' ? undefined : signStamp(setup.slice(0, 9), 3);
  if (line !== undefined) return signStamp(line, line.length);
  return cells === undefined ? undefined : signStamp(cells, Math.sqrt(cells.length));
}

/** The square of a large board that holds all marks and these cells, as large as they need: its left, top and side. */
export function squareAround(
  { columns, marks }: TaskStamp,
  cells: readonly Point[],
): readonly [left: number, top: number, side: number] {
  const spans = (['x', 'y'] as const).map((axis) => {
    const all = [...marks, ...cells].map((each) => each[axis]);
    const from = Math.min(...all);
    return { from, length: Math.max(...all) - from + 1 };
  });
  const side = Math.min(columns, Math.max(LEAST_SIDE, ...spans.map(({ length }) => length + 2)));
  const [left = 0, top = 0] = spans.map(({ from, length }) =>
    Math.max(0, Math.min(columns - side, from - Math.floor((side - length) / 2))),
  );
  return [left, top, side];
}

/** Row by row; whatever is neither X nor O is an empty cell. */
function signStamp(text: string, columns: number): TaskStamp | undefined {
  const rows = text.length / columns;
  if (!isDrawable(columns) || !isDrawable(rows)) return undefined;
  const marks = Array.from(text).flatMap((sign, at) => {
    const mark = SIGNS[sign];
    return mark === undefined ? [] : [{ x: at % columns, y: Math.floor(at / columns), mark }];
  });
  return { columns, rows, marks };
}

const isDrawable = (side: number) => Number.isInteger(side) && side >= 1 && side <= MOST_SIDE;

/** A large board, or of one without borders the part with marks on it. */
function sheetStamp(text: string): TaskStamp | undefined {
  const read = sheetField.codec.decode(text);
  if (!read.ok) return undefined;
  const { size, stones } = read.value;
  const [xs, ys] = [stones.map(({ x }) => x), stones.map(({ y }) => y)];
  const [left, top] = size ? [0, 0] : [Math.min(...xs) - 1, Math.min(...ys) - 1];
  const columns = size?.width ?? Math.max(...xs) - left + 2;
  const rows = size?.height ?? Math.max(...ys) - top + 2;
  if (!isDrawable(columns) || !isDrawable(rows)) return undefined;
  const marks = stones.map(({ x, y, mark }) => ({ x: x - left, y: y - top, mark }));
  return { columns, rows, marks };
}
