import { EMPTY, O, X, turnAfter, type CellContent, type Stone } from '../../../engine/index.ts';

/** What a click places: the mark whose turn it is, a mark, or nothing. */
export type BoardPen = 'next' | 'X' | 'O' | 'empty';

/** What a pen leaves on a cell that holds `before`. The same mark again takes it away. */
export function contentOf(
  pen: BoardPen,
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
