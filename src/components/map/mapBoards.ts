import {
  BitPosition,
  EMPTY,
  afterMove,
  emptySetup,
  markName,
  solve,
  solvedMoves,
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
