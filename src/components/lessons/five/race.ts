import {
  recordRun,
  EMPTY,
  boardOfSheet,
  markName,
  scanBoard,
  scanBoardRun,
  scanFromLast,
  scanFromLastRun,
  largeInput,
  type MarkName,
  type Point,
  type ScanEvent,
  type Sheet,
  type LargeInput,
  type LargeRun,
  type WinRule,
} from '../../../engine/index.ts';
import type { BoardScene, Shade } from '../../ui/large-board/scene.ts';

/** The two ways to find a five: over the whole board, and from the mark that was placed last. */
export const LANES = ['board', 'last'] as const;
export type Lane = (typeof LANES)[number];

/** One scan, as the cells that it looks at, in order. */
export interface LaneRecord {
  readonly cells: readonly Point[];
  /** The winner, and the run that wins. */
  readonly won: { readonly mark: MarkName; readonly cells: readonly Point[] } | undefined;
}

/** Both scans of the same board, to be shown in step: look by look. */
export interface Race {
  readonly sheet: Sheet;
  readonly last: Point;
  readonly rule: WinRule;
  readonly lanes: Readonly<Record<Lane, LaneRecord>>;
  /** Steps of the longer one; step 0 is before the first look. */
  readonly steps: number;
  /** The scan that is over first, and after how many looks; `undefined` if both take as many. */
  readonly first: { readonly lane: Lane; readonly looks: number } | undefined;
}

/** Every cell that a scan reads, as often as it does: those from which lines are walked, and those beside them. */
export function looksOf(run: LargeRun<ScanEvent>, input: LargeInput): readonly Point[] {
  return recordRun(run, input).events.flatMap(({ kind, from, cell }) => {
    if (kind === 'from') return [from];
    return kind === 'visit' && cell ? [cell] : [];
  });
}

/** Records both scans; the mark at `last` is the one that was placed last. */
export function makeRace(sheet: Sheet, last: Point, rule: WinRule): Race {
  const input = largeInput(sheet, { cell: last, rule });
  const board = boardOfSheet(sheet);
  const won = {
    board: scanBoard(board, rule),
    last: scanFromLast(board, last.x, last.y, rule),
  };
  const lane = (name: Lane, run: LargeRun<ScanEvent>): LaneRecord => {
    const found = won[name];
    return {
      cells: looksOf(run, input),
      won: found && { mark: markName(found.mark), cells: found.cells },
    };
  };
  const lanes = { board: lane('board', scanBoardRun), last: lane('last', scanFromLastRun) };
  const looks = { board: lanes.board.cells.length, last: lanes.last.cells.length };
  const faster: Lane = looks.board < looks.last ? 'board' : 'last';
  const first = looks.board === looks.last ? undefined : { lane: faster, looks: looks[faster] };
  return { sheet, last, rule, lanes, steps: Math.max(looks.board, looks.last), first };
}

/** What a sentence about one scan at a step needs. */
export interface LaneFacts {
  /** Looks so far, and in all. */
  readonly looks: number;
  readonly all: number;
  readonly isOver: boolean;
  /** The cell that is looked at now, and what it holds. */
  readonly cell: Point | undefined;
  readonly content: MarkName | undefined;
  /** Known once it is over. */
  readonly winner: MarkName | undefined;
}

export function laneFacts({ lanes, sheet }: Race, lane: Lane, step: number): LaneFacts {
  const { cells, won } = lanes[lane];
  const cell = step > 0 ? cells[step - 1] : undefined;
  const stone = cell && sheet.stones.find(({ x, y }) => x === cell.x && y === cell.y);
  const isOver = step >= cells.length;
  return {
    looks: Math.min(step, cells.length),
    all: cells.length,
    isOver,
    cell,
    content: stone && markName(stone.mark),
    winner: isOver ? won?.mark : undefined,
  };
}

/** The board of one scan after so many looks: the oftener a cell was looked at, the darker. */
export function laneScene(race: Race, lane: Lane, step: number): BoardScene {
  const { sheet, last, lanes } = race;
  const { cells, won } = lanes[lane];
  const times = new Map<string, Shade>();
  for (const { x, y } of cells.slice(0, step)) {
    const key = `${x} ${y}`;
    const strength = Math.min(1, (times.get(key)?.strength ?? 0.1) + 0.22);
    times.set(key, { x, y, strength });
  }
  const now = cells[step - 1];
  const isOver = step >= cells.length;
  const board = boardOfSheet(sheet);
  // The light lies behind the marks, and fades behind the cell that is looked at.
  const tail = tailOf(race, lane, step).map(
    ({ light, ...cell }) => ({ cells: [cell], tone: 'now', opacity: light }) as const,
  );
  return {
    board,
    last: board.at(last.x, last.y) === EMPTY ? undefined : last,
    shades: [...times.values()],
    lit: now && !isOver ? [...tail, { cells: [now], tone: 'now' }] : [],
    won: isOver ? won?.cells : undefined,
  };
}

/** How many cells the light leaves behind it. */
const TAIL = 12;

/** A cell that the light has just left. */
export interface TailCell extends Point {
  /** How bright it still is: near 1 just behind the cell that is looked at, then ever less. */
  readonly light: number;
}

/** The cells that were looked at last, the latest first, each once; none before the first look, nor at the end. */
export function tailOf({ lanes }: Race, lane: Lane, step: number): readonly TailCell[] {
  const { cells } = lanes[lane];
  if (step >= cells.length) return [];
  const seen = new Set<string>();
  const tail: TailCell[] = [];
  for (let back = 1; back <= TAIL && step - 1 - back >= 0; back++) {
    const { x, y } = cells[step - 1 - back] as Point;
    if (seen.has(`${x} ${y}`)) continue;
    seen.add(`${x} ${y}`);
    tail.push({ x, y, light: 1 - back / (TAIL + 1) });
  }
  return tail;
}
