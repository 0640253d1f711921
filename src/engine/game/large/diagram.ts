import { O, X, markNameOf, type Mark } from '../../core/types.ts';
import { boxOf, type Point, type Stone } from './board.ts';
import { boardOfSheet, type Sheet } from './sheet.ts';

/** A large board as an author draws it, and the cell in question. */
export interface Diagram {
  readonly sheet: Sheet;
  /** The cell with a small letter: it is empty, and this mark is tried there. */
  readonly cell?: Point | undefined;
  readonly mark?: Mark | undefined;
}

/** The most cells that `makeDiagram` writes. */
const MOST_CELLS = 10_000;

/** Empty cells added where a single row has no edge: no algorithm looks this far along a line. */
const BEYOND = 8;

/**
 * A drawing of a large board: rows of `.`, `X` and `O`, the first at y = 0. A small `x` or `o` is the
 * cell in question. Between rows of `-`, with `|` at both ends of each row, the board has borders;
 * without them it has none. A single row may have an edge at one end, or at both, as in `X.X.x|`.
 *
 * X and O take turns in the list of stones as long as both have any, so that the turn comes out right.
 * Throws `RangeError` for anything else, because diagrams come from authors, never from users.
 */
export function parseDiagram(text: string): Diagram {
  const lines = text.split('\n').map((line) => line.replace(/\s/g, ''));
  const rows = lines.filter((line) => line !== '');
  const [first = '', ...others] = rows;
  if (others.length === 0) return singleRow(first);
  if (others.some((row) => row.length !== first.length)) {
    throw new RangeError(`The rows of this board are not alike in length:\n${text}`);
  }
  const isFramed = rows.some((row) => /[|-]/.test(row));
  if (!isFramed) return diagramOf(rows);
  const inner = rows.slice(1, -1);
  const isWhole =
    [first, rows.at(-1) ?? ''].every((row) => /^([+|-])-+\1$/.test(row)) &&
    inner.length > 0 &&
    inner.every((row) => /^\|[^|]+\|$/.test(row));
  if (!isWhole) throw new RangeError(`This board has no whole frame:\n${text}`);
  return bordered(inner.map((row) => row.slice(1, -1)));
}

function singleRow(row: string): Diagram {
  const cells = row.replace(/^\||\|$/g, '');
  if (cells === '') throw new RangeError('A diagram has at least one cell.');
  if (cells === row) return diagramOf([row]);
  const beyond = '.'.repeat(BEYOND);
  return bordered([
    `${row.startsWith('|') ? '' : beyond}${cells}${row.endsWith('|') ? '' : beyond}`,
  ]);
}

function bordered(rows: readonly string[]): Diagram {
  const size = { width: rows[0]?.length ?? 0, height: rows.length };
  const { sheet, ...asked } = diagramOf(rows);
  return { sheet: { size, stones: sheet.stones }, ...asked };
}

function diagramOf(rows: readonly string[]): Diagram {
  const stones: Record<'X' | 'O', Stone[]> = { X: [], O: [] };
  const asked: (Point & { readonly mark: Mark })[] = [];
  for (const [y, row] of rows.entries()) {
    for (const [x, sign] of [...row].entries()) {
      const mark = sign.toUpperCase() === 'X' ? X : O;
      if (sign === 'X' || sign === 'O') stones[sign].push({ x, y, mark });
      else if (sign === 'x' || sign === 'o') asked.push({ x, y, mark });
      else if (sign !== '.') throw new RangeError(`“${sign}” is no cell of a diagram: ${row}`);
    }
  }
  if (asked.length > 1) throw new RangeError('A diagram asks about one cell.');
  const [cell] = asked;
  const sheet = { stones: inTurns(stones.X, stones.O) };
  return cell ? { sheet, cell: { x: cell.x, y: cell.y }, mark: cell.mark } : { sheet };
}

/** X, O, X, O …, and then those that are left over. */
function inTurns(xs: readonly Stone[], os: readonly Stone[]): Stone[] {
  const length = Math.max(xs.length, os.length);
  return Array.from({ length }, (_, at) =>
    [xs[at], os[at]].filter((stone) => stone !== undefined),
  ).flat();
}

/**
 * A board as such a drawing: with a frame if it has borders, and otherwise the least box around the marks. `undefined`
 * without marks, and if it is too large.
 */
export function makeDiagram(sheet: Sheet): string | undefined {
  const { size, stones } = sheet;
  const board = boardOfSheet(sheet);
  const box = size ? boxOf(size) : board.box();
  if (!box || stones.length === 0) return undefined;
  const [width, height] = [box.right - box.left + 1, box.bottom - box.top + 1];
  if (width * height > MOST_CELLS) return undefined;
  const sign = (_: unknown, at: number) =>
    markNameOf(board.at(box.left + (at % width), box.top + Math.floor(at / width))) ?? '.';
  const cells = Array.from({ length: width * height }, sign).join('');
  const rows = Array.from({ length: height }, (_, y) => cells.slice(y * width, (y + 1) * width));
  if (!size) return rows.join('\n');
  const rim = `+${'-'.repeat(width)}+`;
  return [rim, ...rows.map((row) => `|${row}|`), rim].join('\n');
}
