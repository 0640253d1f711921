import { EMPTY, X, markName, winOn, type MarkName } from '../../engine/index.ts';
import { lineStroke, markStrokes } from '../ui/board/strokes.ts';
import { MAP_SIDE, NESTED, type MapBoard, type MapPlace, type PlacedBoard } from './mapBoards.ts';

/** A board as paths in units of the drawing: everything that a picture or a poster needs. */
export interface DrawnMap {
  readonly id: string;
  readonly place: MapPlace;
  readonly rules: string;
  /** The strokes of each mark that stood before, by its ink. */
  readonly x: string;
  readonly o: string;
  /** The move of the map's side. */
  readonly move:
    | {
        readonly mark: MarkName;
        readonly strokes: string;
        /** The cell that it is in, for the highlighter. */
        readonly cell: MapPlace;
      }
    | undefined;
  /** Rings at other moves that are as good. */
  readonly others: readonly { readonly cell: number; readonly at: Spot }[];
  readonly won: { readonly mark: MarkName; readonly stroke: string } | undefined;
  /** How broad the strokes are, for marks and for rules. */
  readonly pen: number;
  readonly hair: number;
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** The picture of a board. Its marks are bent by where they lie, so that no two boards are quite alike. */
export function mapPicture({ board, place }: PlacedBoard): DrawnMap {
  const { setup, chosen, after, id } = board;
  const step = place.side / 3;
  const seed = Number(`1${id}`) % 9973;
  const drawn = (mark: MarkName, cell: number) => {
    const { x, y } = middle(place, cell);
    return markStrokes(mark, x, y, step * 0.29, seed + cell).join('');
  };
  const allOf = (mark: MarkName) =>
    setup.cells
      .map((content, cell) =>
        content !== EMPTY && markName(content) === mark ? drawn(mark, cell) : '',
      )
      .join('');
  const mark = markName(setup.toMove);
  return {
    id,
    place,
    rules: rulesOf(place),
    x: allOf('X'),
    o: allOf('O'),
    move:
      chosen === undefined
        ? undefined
        : { mark, strokes: drawn(mark, chosen), cell: cellPlace(place, chosen) },
    others: othersOf(board, place),
    won: wonOf(after.cells, place),
    pen: round(step * 0.075),
    hair: round(step * 0.018),
  };
}

function othersOf({ best, chosen }: MapBoard, place: MapPlace): DrawnMap['others'] {
  return best
    .filter((cell) => cell !== chosen)
    .map((cell) => ({ cell, at: otherSpot(place, cell) }));
}

/** Where the ring of an equally good move is: in the corner of its cell, beside the board in it. */
export function otherSpot(place: MapPlace, cell: number): Spot {
  const { x, y, side } = cellPlace(place, cell);
  const margin = (side * (1 - NESTED)) / 2;
  const r = margin / 2;
  const middle = margin * 0.58;
  return { x: round(x + middle), y: round(y + middle), r: round(r) };
}

/** Where the end of a board's label stands: above its right corner, since the ring of an equally good move is at the left one. */
export function labelSpot({ x, y, side }: MapPlace, most: number) {
  return { x: x + side, y: y - side * 0.025, size: Math.min(side * 0.095, most) };
}

function wonOf(cells: MapBoard['after']['cells'], place: MapPlace): DrawnMap['won'] {
  const line = winOn(cells)?.line;
  if (!line) return undefined;
  const from = middle(place, line[0] as number);
  const to = middle(place, line.at(-1) as number);
  const stroke = lineStroke(from.x, from.y, to.x, to.y, place.side * 0.14);
  return { mark: cells[line[0] as number] === X ? 'X' : 'O', stroke };
}

function middle(place: MapPlace, cell: number): { x: number; y: number } {
  const { x, y, side } = cellPlace(place, cell);
  return { x: x + side / 2, y: y + side / 2 };
}

function cellPlace({ x, y, side }: MapPlace, cell: number): MapPlace {
  const step = side / 3;
  return { x: x + (cell % 3) * step, y: y + Math.floor(cell / 3) * step, side: step };
}

function rulesOf({ x, y, side }: MapPlace): string {
  const at = (part: number) => round((side * part) / 3);
  const [left, top] = [round(x), round(y)];
  const upright = [1, 2].map((i) => `M${round(left + at(i))} ${top}v${round(side)}`);
  const level = [1, 2].map((i) => `M${left} ${round(top + at(i))}h${round(side)}`);
  return [...upright, ...level].join('');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/**
 * How large the pens and rings of a board are drawn, as a part of what its size asks for, when all
 * is enlarged `k` times: never larger on the screen than on a board that fills it.
 */
export function drawnAt({ side }: MapPlace, k: number): number {
  return Math.min(1, MAP_SIDE / (side * k));
}

/** Whether a board is so large that only a part of it is seen, around what is looked at: it is pale, and has no rings. */
export function isAround(place: MapPlace, k: number): boolean {
  return drawnAt(place, k) < 0.5;
}

/** What lies under a point of the drawing: a board, and in it perhaps another best move. */
export interface UnderPoint {
  readonly id: string;
  readonly other: number | undefined;
}

/** The innermost of these boards (the outer ones first) that the point is in, as they are drawn in this lens. */
export function underPoint(
  boards: readonly PlacedBoard[],
  x: number,
  y: number,
  lens = 1,
): UnderPoint | undefined {
  let found: UnderPoint | undefined;
  for (const { board, place } of boards) {
    if (!isIn(place, x, y)) continue;
    const other = board.best.find((cell) => {
      const spot = otherSpot(place, cell);
      const r = spot.r * drawnAt(place, lens) * 1.7;
      return (
        cell !== board.chosen && !isAround(place, lens) && Math.hypot(x - spot.x, y - spot.y) <= r
      );
    });
    if (other !== undefined) return { id: board.id, other };
    found = { id: board.id, other };
  }
  return found;
}

function isIn(place: MapPlace, x: number, y: number): boolean {
  const { side } = place;
  return x >= place.x && y >= place.y && x <= place.x + side && y <= place.y + side;
}
