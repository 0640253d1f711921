import { EMPTY, type CellContent, type Setup } from '../../../src/engine/index.ts';

/** Typed by hand, in the order in which the section visits a cell's lines: nothing of the engine. */
const LINES = '012 345 678 036 147 258 048 246'.split(' ').map((line) => [...line].map(Number));

/**
 * Section 2 read as a sum, not as a procedure: what a cell gets from the lines through itself, and
 * what it gets because of the pairs of lines that cross on any empty cell. No lists, no order, but in
 * one place: where three lines with one mark of theirs cross, the third finds two before it.
 */
export function independentRatings({ cells, toMove }: Setup): number[] {
  return cells.map((content, target) => (content === EMPTY ? ratingOf(cells, toMove, target) : 0));
}

function ratingOf(cells: readonly CellContent[], bot: number, target: number): number {
  const contentsOf = (line: readonly number[]) =>
    line
      .map((cell) => cells[cell])
      .map((content) => (content === EMPTY ? '' : content === bot ? 'b' : 'p'))
      .join('');
  const through = (cell: number, contents: string) =>
    LINES.filter((line) => line.includes(cell) && contentsOf(line) === contents);

  let rating = 1;
  rating += 1_000_000 * through(target, 'bb').length;
  rating += 100_000 * through(target, 'pp').length;
  rating += 10_000 * Math.max(0, through(target, 'b').length - 1);
  for (const [cell, content] of cells.entries()) {
    if (content !== EMPTY) continue;
    const theirs = through(cell, 'p');
    const empty = through(cell, '');
    rating += 1000 * timesStopped(theirs, cell, target);
    for (const line of empty) {
      const isBeside = cell !== target && line.includes(target);
      rating += isBeside ? 100 * through(cell, 'b').length : 0;
      for (const other of theirs) {
        rating += [...line, ...other].includes(target) ? 10 : 0;
      }
    }
  }
  return rating;
}

/** How often `target` is told to stop the fork that lines with one mark of theirs make on `cell`. */
function timesStopped(
  theirs: readonly (readonly number[])[],
  cell: number,
  target: number,
): number {
  let times = 0;
  for (let known = 2; known <= theirs.length; known++) {
    if (target === cell || theirs.slice(0, known).flat().includes(target)) times++;
  }
  return times;
}
