import {
  BitPosition,
  EMPTY,
  SYMMETRIES,
  afterMove,
  emptySetup,
  markName,
  other,
  permuted,
  placeOf,
  solve,
  solvedMoves,
  swapMarks,
  type MarkName,
  type Setup,
  type SolvedMove,
} from '../../engine/index.ts';

/**
 * The map of best play of one side, as boards in boards. A board is a moment when that side is to move
 * (or, at the root of O's map, the empty board). It shows the side's move, and in every cell where the
 * opponent can reply lies the board after that reply.
 */
export interface MapBoard {
  /** The moves that lead here from the empty board, one digit a cell. */
  readonly id: string;
  readonly setup: Setup;
  /** The side of the map has a move here; not at the root of O's map, and not when the game is over. */
  readonly best: readonly number[];
  /** Which of `best` is drawn large. */
  readonly chosen: number | undefined;
  /** The board after that move, which is the one that the opponent replies to. */
  readonly after: Setup;
  /** Cells of the opponent's replies; none if the game is over. */
  readonly replies: readonly number[];
}

/** Which of equally good moves is drawn large, where it is not the usual one: by the board's id. */
export type MapChoices = Readonly<Record<string, number>>;

/** Where a board lies, in units of the drawing. */
export interface MapPlace {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** The side of the whole map in units of the drawing. */
export const MAP_SIDE = 2430;
/** How much of a cell the board in it takes, in length. */
export const NESTED = 0.8;

/** The board that these moves lead to; `chosen` follows `choices`, and else `usualMove`. */
export function mapBoard(side: MarkName, id: string, choices: MapChoices = {}): MapBoard {
  const setup = setupAfter(id);
  const isOwn = markName(setup.toMove) === side;
  const best = isOwn ? bestMapCells(setup) : [];
  const wanted = choices[id];
  const chosen = wanted !== undefined && best.includes(wanted) ? wanted : usualMove(setup, best);
  const after = chosen === undefined ? setup : afterMove(setup, chosen);
  const isRoot = !isOwn && id === '';
  const replies = chosen !== undefined || isRoot ? freeCells(after) : [];
  return { id, setup, best, chosen, after, replies };
}

/** The id of the board in a reply's cell. */
export function replyId({ id, chosen }: MapBoard, reply: number): string {
  return `${id}${chosen ?? ''}${reply}`;
}

/** The id of the board around this one; `undefined` at the root. */
export function aroundId(side: MarkName, id: string): string | undefined {
  if (id === '') return undefined;
  return side === 'O' && id.length === 1 ? '' : id.slice(0, -2);
}

/** The position after moves from the empty board; X begins. */
export function setupAfter(id: string): Setup {
  return Array.from(id, Number).reduce(afterMove, emptySetup());
}

/** Every move that is as good as any: it wins as soon, or loses as late, as can be. */
export function bestMapCells(setup: Setup): readonly number[] {
  const { value, distance } = solve(setup);
  return solvedMoves(setup)
    .filter(isAsGood({ value, distance }))
    .map(({ cell }) => cell);
}

function isAsGood(best: Pick<SolvedMove, 'value' | 'distance'>) {
  return (move: SolvedMove) => move.value === best.value && move.distance === best.distance;
}

/** The move that leaves the opponent the most replies that lose; of several the first. */
function usualMove(setup: Setup, best = bestMapCells(setup)): number | undefined {
  const traps = best.map(
    (cell) => solvedMoves(afterMove(setup, cell)).filter(({ value }) => value < 0).length,
  );
  return best[traps.indexOf(Math.max(...traps))];
}

function freeCells(setup: Setup): number[] {
  if (new BitPosition(setup).isOver) return [];
  return [...setup.cells.keys()].filter((cell) => setup.cells[cell] === EMPTY);
}

/** Where the board in a cell lies: in the middle, seen from the board around it. */
function placeInCell({ x, y, side }: MapPlace, cell: number): MapPlace {
  const step = side / 3;
  const strip = (1 - NESTED) / 2;
  return {
    x: x + (cell % 3) * step + step * strip,
    y: y + Math.floor(cell / 3) * step + step * strip,
    side: step * NESTED,
  };
}

export const WHOLE_MAP: MapPlace = { x: 0, y: 0, side: MAP_SIDE };

/** Where a board lies on the whole map. */
export function placeOfBoard(side: MarkName, id: string): MapPlace {
  const around = aroundId(side, id);
  if (around === undefined) return WHOLE_MAP;
  return placeInCell(placeOfBoard(side, around), Number(id.at(-1)));
}

/** A board with its place. */
export interface PlacedBoard {
  readonly board: MapBoard;
  readonly place: MapPlace;
}

/** Every board from `root` on that passes `isWanted`, the outer ones first; nothing is looked for inside of others. */
export function placedBoards(
  side: MarkName,
  choices: MapChoices,
  isWanted: (place: MapPlace) => boolean,
  boardOf: typeof mapBoard = mapBoard,
  root = '',
): PlacedBoard[] {
  const found: PlacedBoard[] = [];
  let level: PlacedBoard[] = [{ board: boardOf(side, root, choices), place: WHOLE_MAP }];
  while (level.length > 0) {
    level = level.filter(({ place }) => isWanted(place));
    found.push(...level);
    level = level.flatMap(({ board, place }) =>
      board.replies.map((reply) => ({
        board: boardOf(side, replyId(board, reply), choices),
        place: placeInCell(place, reply),
      })),
    );
  }
  return found;
}

/** Solving is remembered; this remembers the rest, for as long as the choices stay. */
export function rememberBoards(): typeof mapBoard {
  const known = new Map<string, MapBoard>();
  return (side, id, choices = {}) => {
    const key = `${side}${id}:${choices[id] ?? ''}`;
    const board = known.get(key) ?? mapBoard(side, id, choices);
    known.set(key, board);
    return board;
  };
}

/** How large a side's map is. */
export interface MapCounts {
  /** Boards drawn if one move is chosen on each. */
  readonly boards: number;
  /** Those of them on which the side is to move: not O's empty board, and no finished ones. */
  readonly turns: number;
  /** Boards that can be opened in all, if on every one every best move is. */
  readonly opened: number;
  /** Those of them on which the side is to move. */
  readonly openedTurns: number;
}

export function mapCounts(side: MarkName): MapCounts {
  const drawn = placedBoards(side, {}, () => true).map(({ board }) => board);
  return {
    boards: drawn.length,
    turns: drawn.filter(isTurn).length,
    opened: countOpened(side, '', new Map(), () => true),
    openedTurns: countOpened(side, '', new Map(), isTurn),
  };
}

/** Whether the side of the map is to move. */
const isTurn = ({ best }: MapBoard): boolean => best.length > 0;

/** Boards of a kind from here on, this one included, over every best move. Known by the marks on the board. */
function countOpened(
  side: MarkName,
  id: string,
  known: Map<string, number>,
  isCounted: (board: MapBoard) => boolean,
): number {
  const first = mapBoard(side, id);
  const key = first.setup.cells.join('');
  const before = known.get(key);
  if (before !== undefined) return before;
  const moves = first.best.length > 0 ? first.best : [undefined];
  let count = isCounted(first) ? 1 : 0;
  for (const move of moves) {
    const board = move === undefined ? first : mapBoard(side, id, { [id]: move });
    for (const reply of board.replies) {
      count += countOpened(side, replyId(board, reply), known, isCounted);
    }
  }
  known.set(key, count);
  return count;
}

/** Where a position is on a map. */
export interface FoundOnMap {
  /** The moves to the board that shows it. */
  readonly id: string;
  /** The side's move on that board, if the position is the one after it. */
  readonly chosen: number | undefined;
}

/**
 * The way to a position by best moves of `side` and any of the opponent; `undefined` if there is none.
 * Moves that are drawn large come first, so the way is the one with the fewest other choices first.
 */
export function findOnMap(side: MarkName, target: Setup): FoundOnMap | undefined {
  const moves = search(side, emptySetup(), '', target);
  if (moves === undefined) return undefined;
  const isOwnNext = (moves.length % 2 === 0) === (side === 'X');
  if (isOwnNext || moves === '') return { id: moves, chosen: undefined };
  return { id: moves.slice(0, -1), chosen: Number(moves.at(-1)) };
}

function search(side: MarkName, at: Setup, id: string, target: Setup): string | undefined {
  const missing = [...at.cells.keys()].filter((cell) => at.cells[cell] !== target.cells[cell]);
  if (missing.length === 0) return id;
  const board = mapBoard(side, id);
  const isOwn = board.best.length > 0;
  const tried = isOwn ? usualFirst(board.chosen, bestMapCells(at)) : missing;
  for (const cell of tried) {
    if (target.cells[cell] !== at.toMove) continue;
    const found = search(side, afterMove(at, cell), `${id}${cell}`, target);
    if (found !== undefined) return found;
  }
  return undefined;
}

function usualFirst(usual: number | undefined, best: readonly number[]): number[] {
  return [...best].sort((a, b) => Number(b === usual) - Number(a === usual));
}

/** Where a position is on the two maps. */
export interface MapFinding {
  readonly side: MarkName;
  readonly found: FoundOnMap;
  /** As it is, or turned or mirrored. */
  readonly how: 'here' | 'turned';
}

/** A position as the maps have it, on which X begins: with its marks swapped if O did. */
export function withXFirst(setup: Setup): Setup {
  if (!placeOf(setup)?.swapped) return setup;
  return { cells: swapMarks(setup.cells), toMove: other(setup.toMove) };
}

/** Looks on this side's map first, as the position is and turned, then on the other's. */
export function findPosition(side: MarkName, target: Setup): MapFinding | undefined {
  return findOn(side, target) ?? findOn(side === 'X' ? 'O' : 'X', target);
}

function findOn(side: MarkName, { cells, toMove }: Setup): MapFinding | undefined {
  for (const [at, symmetry] of SYMMETRIES.entries()) {
    const found = findOnMap(side, { cells: permuted(cells, symmetry), toMove });
    if (found) return { side, found, how: at === 0 ? 'here' : 'turned' };
  }
  return undefined;
}
