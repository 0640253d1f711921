import {
  DRAWN,
  EMPTY,
  NOT_OVER,
  afterMove,
  emptySetup,
  fin,
  positionsFrom,
  type CellContent,
  type Setup,
} from '../../../engine/index.ts';

/** How many X and how many O stand on a line of three. */
export interface LineContent {
  readonly x: number;
  readonly o: number;
}

/** What three cells can hold, whatever the order: the emptier first. */
export function lineContents(): LineContent[] {
  const upTo = [0, 1, 2, 3];
  return upTo
    .flatMap((x) => upTo.map((o) => ({ x, o })))
    .filter(({ x, o }) => x + o <= 3)
    .sort((a, b) => a.x + a.o - b.x - b.o || b.x - a.x);
}

/** Two numbers for the two marks. */
export interface MarkNumbers {
  readonly x: number;
  readonly o: number;
}

export function sumOf(content: LineContent, numbers: MarkNumbers): number {
  return content.x * numbers.x + content.o * numbers.o;
}

/** Other contents with the same sum: then the sum does not tell what the line holds. */
export function mistakenFor(content: LineContent, numbers: MarkNumbers): LineContent[] {
  const sum = sumOf(content, numbers);
  return lineContents().filter((other) => {
    const isSame = other.x === content.x && other.o === content.o;
    return !isSame && sumOf(other, numbers) === sum;
  });
}

/** Whether AND and OR can keep the marks apart: the two numbers have no bit in common. */
export function shareABit({ x, o }: MarkNumbers): boolean {
  return (x & o) !== 0;
}

/** Positions that `Fin` calls drawn although cells are empty. */
export function earlyDraws(): Setup[] {
  return positionsFrom().filter(({ cells }) => isDrawnEarly(cells));
}

function isDrawnEarly(cells: readonly CellContent[]): boolean {
  return fin(cells).result === DRAWN && emptyCount(cells) > 0;
}

export function emptyCount(cells: readonly CellContent[]): number {
  return cells.filter((content) => content === EMPTY).length;
}

/** What minimax would do on the whole game with some rule for its end. */
export interface WholeSearch {
  readonly calls: number;
  readonly games: number;
  /** Calls that end with a draw while a cell is empty. */
  readonly drawnEarly: number;
}

/** Counted once a position, since the same board is searched in the same way every time. */
export function wholeSearch(isOver: (cells: readonly CellContent[]) => boolean): WholeSearch {
  const known = new Map<string, WholeSearch>();
  const search = (setup: Setup): WholeSearch => {
    const key = setup.cells.join('');
    const before = known.get(key);
    if (before) return before;
    const free = isOver(setup.cells) ? [] : [...setup.cells.keys()];
    const below = free
      .filter((cell) => setup.cells[cell] === EMPTY)
      .map((cell) => search(afterMove(setup, cell)));
    const calls = below.reduce((sum, each) => sum + each.calls, 1);
    const games = below.reduce((sum, each) => sum + each.games, below.length === 0 ? 1 : 0);
    const isEarly = isOver(setup.cells) && isDrawnEarly(setup.cells);
    const drawnEarly = below.reduce((sum, each) => sum + each.drawnEarly, isEarly ? 1 : 0);
    known.set(key, { calls, games, drawnEarly });
    return { calls, games, drawnEarly };
  };
  return search(emptySetup());
}

/** The game ends when `Fin` says so, be it early. */
export const byFin = (cells: readonly CellContent[]) => fin(cells).result !== NOT_OVER;

/** The game ends with a line or a full board, as it is played. */
export const byFullBoard = (cells: readonly CellContent[]) =>
  fin(cells).line !== undefined || emptyCount(cells) === 0;
