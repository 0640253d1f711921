import {
  EMPTY,
  X,
  DIRECTIONS,
  isWinningLength,
  markName,
  scanFromLastRun,
  wholeRun,
  type BoardReader,
  type LinearTrace,
  type MarkName,
  type Point,
  type ScanEvent,
  cellName,
} from '../../../engine/index.ts';
import type { BoardScene, Shade } from '../../ui/large-board/scene.ts';
import {
  type LargeAt,
  type LargeView,
  eventOf,
  type AccountTable,
  type LinearQuestion,
} from '../../stepper/linear/view.ts';
import {
  areaOf,
  sharedBoard,
  contentAt,
  type SheetContent,
} from '../../ui/large-board/sheetBoard.ts';

/** Everything that a sentence about a win scan may mention. */
export interface ScanFacts {
  readonly kind: ScanEvent['kind'];
  /** The cell that lines are walked from, and what it holds. */
  readonly from: string;
  readonly fromHolds: SheetContent;
  /** A place in `DIRECTIONS`. */
  readonly direction: number;
  /** The cell that is looked at. */
  readonly cell: string;
  readonly holds: SheetContent;
  /** Like marks in this direction, as far as they are known. */
  readonly length: number;
  readonly isWon: boolean;
  readonly winner: MarkName | undefined;
  /** Cells looked at so far. */
  readonly looks: number;
}

/** The cells that have been looked at by a step: those that lines are walked from, and those on the way. */
function looksBy(trace: LinearTrace<ScanEvent>, step: number) {
  const events = trace.events.slice(0, step + 1);
  const gone = events.flatMap(({ kind, from }) => (kind === 'from' ? [from] : []));
  const neighbours = events.flatMap(({ kind, cell }) => (kind === 'visit' && cell ? [cell] : []));
  return { gone, neighbours };
}

/** Like marks of the line that is walked, the first one included. */
function runAt(at: LargeAt<ScanEvent>): readonly Point[] {
  const { from, direction } = eventOf(at);
  const mark = sharedBoard(at.input.sheet).at(from.x, from.y);
  const walked = at.trace.events.slice(0, at.step + 1).filter(({ kind }) => kind === 'visit');
  const like = walked.filter((event) => event.direction === direction && event.content === mark);
  return [from, ...like.flatMap(({ cell }) => cell ?? [])];
}

function factsAt(at: LargeAt<ScanEvent>): ScanFacts {
  const { input, trace, step } = at;
  const { kind, from, direction = 0, cell = from, ...event } = eventOf(at);
  const board = sharedBoard(input.sheet);
  const { gone, neighbours } = looksBy(trace, step);
  const name = ({ x, y }: Point) => cellName(input.sheet.size, x, y);
  const mark = board.at(from.x, from.y);
  const length = kind === 'run' ? (event.length ?? 0) : runAt(at).length;
  return {
    kind,
    from: name(from),
    fromHolds: contentAt(board, from),
    direction,
    cell: name(cell),
    holds: contentAt(board, cell),
    length,
    isWon: mark !== EMPTY && isWinningLength(length, mark, input.rule),
    winner: kind === 'found' && mark !== EMPTY ? markName(mark) : undefined,
    looks: gone.length + neighbours.length,
  };
}

/** A cell's shade for each look at it, and the strongest. */
const LOOK = 0.14;
const MOST_LOOKS = 0.6;

/** Where the scan has looked, and how often: the darker, the more. */
function shadesOfLooks(cells: readonly Point[]): Shade[] {
  const looks = new Map<string, Shade>();
  for (const { x, y } of cells) {
    const before = looks.get(`${x} ${y}`)?.strength ?? 0;
    looks.set(`${x} ${y}`, { x, y, strength: Math.min(MOST_LOOKS, before + LOOK) });
  }
  return [...looks.values()];
}

function sceneAt(at: LargeAt<ScanEvent>): BoardScene {
  const { input, trace, step } = at;
  const board = sharedBoard(input.sheet);
  const { kind, from, cell } = eventOf(at);
  const { gone, neighbours } = looksBy(trace, step);
  const isEnd = kind === 'found' || kind === 'nobody';
  const run = runAt(at).toSorted((a, b) => a.x - b.x || a.y - b.y);
  const [first, last] = [run[0], run.at(-1)];
  const isRun = first && last && run.length > 1 && !isEnd;
  const tone = board.at(from.x, from.y) === X ? 'x' : 'o';
  return {
    board,
    shades: shadesOfLooks([...gone, ...neighbours]),
    last: input.cell,
    chosen: isEnd ? undefined : from,
    lit: cell && !isEnd ? [{ cells: [cell], tone: 'now' }] : [],
    bands: isRun ? [{ from: first, to: last, tone }] : [],
    won: kind === 'found' ? winningRun(board, eventOf(at)) : undefined,
  };
}

/** The run that was found, all of it: a scan from the last mark walks no further than it must. */
function winningRun(
  board: BoardReader,
  { from, direction = 0 }: ScanEvent,
): readonly Point[] | undefined {
  const along = DIRECTIONS[direction];
  return along && wholeRun(board, from.x, from.y, along);
}

/** How many cells were looked at: so far, and in all. */
function costTable(at: LargeAt<ScanEvent>): AccountTable {
  const { trace, step } = at;
  const { kind } = eventOf(at);
  const [now, all] = [looksBy(trace, step), looksBy(trace, trace.events.length)];
  const row = (term: string, isNow: boolean, ...counted: readonly (keyof typeof now)[]) => ({
    isNow,
    cells: [
      { term },
      ...[now, all].map((looks) => String(counted.flatMap((each) => looks[each]).length)),
    ],
  });
  return {
    id: 'cost',
    rows: [
      row('gone', kind === 'from', 'gone'),
      row('neighbours', kind === 'visit', 'neighbours'),
      row('looks', false, 'gone', 'neighbours'),
    ],
  };
}

/** How long a run is, where it is longer than one; and whether somebody has won. */
function questionAt(at: LargeAt<ScanEvent>): LinearQuestion | undefined {
  const { kind, length = 0 } = eventOf(at);
  const { step } = at;
  if (kind === 'run' && length > 1) {
    const options = Array.from({ length: Math.max(5, length) }, (_, index) => index + 1);
    return { kind, step, options, answer: length };
  }
  if (kind !== 'found' && kind !== 'nobody') return undefined;
  return { kind: 'found', step, options: [1, 0], answer: kind === 'found' ? 1 : 0 };
}

/** The four lines through the last mark. */
export const scanView: LargeView<ScanEvent, ScanFacts> = {
  run: scanFromLastRun,
  inks: { leaf: ['run'], up: ['found', 'nobody'] },
  facts: factsAt,
  moment: (at) => ({ scene: sceneAt(at), area: areaOf(at.input), account: [costTable(at)] }),
  question: questionAt,
};
