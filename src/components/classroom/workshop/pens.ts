import {
  EMPTY,
  O,
  X,
  turnAfter,
  type CellContent,
  type Field,
  type Stone,
} from '../../../engine/index.ts';

/** What a click places: the mark whose turn it is, a mark, nothing, or the frame of the cell in question. */
export type BoardPen = 'next' | 'X' | 'O' | 'empty' | 'asked';

/** A cell that a question is about, which is another part of it: it is chosen on the same board. */
export interface AskedCell {
  readonly label: string;
  readonly field: Field<unknown>;
  readonly text: string;
  readonly ontext: (text: string) => void;
}

/** What a pen leaves on a cell that holds `before`. The same mark again takes it away. */
export function contentOf(
  pen: Exclude<BoardPen, 'asked'>,
  before: CellContent,
  stones: readonly Stone[],
): CellContent {
  if (pen === 'empty') return EMPTY;
  if (pen === 'next') return before === EMPTY ? turnAfter(stones) : EMPTY;
  const mark = pen === 'X' ? X : O;
  return before === mark ? EMPTY : mark;
}

/** The stones with another content in one cell; a new mark is the last. */
export function withStone(
  stones: readonly Stone[],
  x: number,
  y: number,
  content: CellContent,
): readonly Stone[] {
  const others = stones.filter((stone) => stone.x !== x || stone.y !== y);
  return content === EMPTY ? others : [...others, { x, y, mark: content }];
}

export function penContentAt(stones: readonly Stone[], x: number, y: number): CellContent {
  return stones.find((stone) => stone.x === x && stone.y === y)?.mark ?? EMPTY;
}
