import {
  EMPTY,
  DIRECTIONS,
  isWinningLength,
  markName,
  scanFromLastRun,
  wholeRun,
  type BoardReader,
  type CellContent,
  type MarkName,
  type Point,
  type ScanEvent,
  type StepEvent,
} from '../../../engine/index.ts';
import { cellName } from '../../ui/large-board/cellName.ts';
import type { BoardScene, Shade } from '../../ui/large-board/scene.ts';
import type { LargeAt, LargeView, StripContent } from '../../stepper/linear/large/view.ts';
import type { AccountTable, LinearQuestion } from '../../stepper/linear/view.ts';
import { areaOf, sharedBoard, contentAt } from '../../stepper/linear/large/board.ts';

/** Everything that a sentence about a win scan may mention. */
export interface ScanFacts {
  readonly kind: ScanEvent;
  /** The cell that lines are walked from, and what it holds. */
  readonly from: string;
  readonly fromHolds: StripContent;
  /** A place in `DIRECTIONS`. */
  readonly direction: number;
  /** The cell that is looked at. */
  readonly cell: string;
  readonly holds: StripContent;
  /** Like marks in this direction, as far as they are known. */
  readonly length: number;
  readonly isWon: boolean;
  readonly winner: MarkName | undefined;
  /** Cells looked at so far. */
  readonly looks: number;
}

/** What a scan has done by some step. */
interface ScanNow {
  readonly from: Point | undefined;
  readonly direction: number;
  /** Like marks of the line that is walked, the first one included. */
  readonly run: readonly Point[];
  readonly visited: Point | undefined;
  /** Cells gone to, and their neighbours looked at. */
  readonly gone: number;
  readonly neighbours: number;
}

const NOTHING: ScanNow = {
  from: undefined,
  direction: 0,
  run: [],
  visited: undefined,
  gone: 0,
  neighbours: 0,
};

function after(now: ScanNow, { kind, values }: StepEvent<ScanEvent>, mark: CellContent): ScanNow {
  const [first = 0, second = 0, third = 0] = values;
  const point = { x: first, y: second };
  if (kind === 'from') {
    return { ...now, from: point, run: [], visited: undefined, gone: now.gone + 1 };
  }
  if (kind === 'line') {
    return { ...now, direction: first, run: now.from ? [now.from] : [], visited: undefined };
  }
  if (kind === 'run') return { ...now, visited: undefined };
  if (kind !== 'visit') return now;
  const run = third === mark ? [...now.run, point] : now.run;
  return { ...now, run, visited: point, neighbours: now.neighbours + 1 };
}

function scanNow({ input, trace, step }: LargeAt<ScanEvent>): ScanNow {
  const board = sharedBoard(input.sheet);
  let now = NOTHING;
  for (const event of trace.events.slice(0, step + 1)) {
    const mark = now.from ? board.at(now.from.x, now.from.y) : EMPTY;
    now = after(now, event, mark);
  }
  return now;
}

function factsAt(at: LargeAt<ScanEvent>): ScanFacts {
  const { input, trace, step } = at;
  const { kind, values = [] } = trace.events[step] ?? { kind: 'nobody' as const };
  const now = scanNow(at);
  const board = sharedBoard(input.sheet);
  const from = now.from ?? input.cell;
  const visited = now.visited ?? from;
  const name = ({ x, y }: Point) => cellName(input.sheet.size, x, y);
  const mark = board.at(from.x, from.y);
  const length = kind === 'run' ? (values[0] ?? 0) : now.run.length;
  return {
    kind,
    from: name(from),
    fromHolds: contentAt(board, from),
    direction: now.direction,
    cell: name(visited),
    holds: contentAt(board, visited),
    length,
    isWon: mark !== EMPTY && isWinningLength(length, mark, input.rule),
    winner: kind === 'found' && mark !== EMPTY ? markName(mark) : undefined,
    looks: now.gone + now.neighbours,
  };
}

/** A cell's shade for each look at it, and the strongest. */
const LOOK = 0.14;
const MOST_LOOKS = 0.6;

/** Where the scan has looked, and how often: the darker, the more. */
function looksAt(events: readonly StepEvent<ScanEvent>[]): Shade[] {
  const looks = new Map<string, Shade>();
  for (const { kind, values } of events) {
    if (kind !== 'from' && kind !== 'visit') continue;
    const [x = 0, y = 0] = values;
    const before = looks.get(`${x} ${y}`)?.strength ?? 0;
    looks.set(`${x} ${y}`, { x, y, strength: Math.min(MOST_LOOKS, before + LOOK) });
  }
  return [...looks.values()];
}

function sceneAt(at: LargeAt<ScanEvent>): BoardScene {
  const { input, trace, step } = at;
  const board = sharedBoard(input.sheet);
  const now = scanNow(at);
  const { kind } = trace.events[step] ?? { kind: 'nobody' };
  const isEnd = kind === 'found' || kind === 'nobody';
  const sorted = now.run.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const [first, last] = [sorted[0], sorted.at(-1)];
  const isRun = first && last && sorted.length > 1 && !isEnd;
  const mark = now.from && board.at(now.from.x, now.from.y);
  const tone = mark === 1 ? 'x' : 'o';
  return {
    board,
    shades: looksAt(trace.events.slice(0, step + 1)),
    last: input.cell,
    chosen: isEnd ? undefined : now.from,
    lit: now.visited && !isEnd ? [{ cells: [now.visited], tone: 'now' }] : [],
    bands: isRun ? [{ from: first, to: last, tone }] : [],
    won: kind === 'found' ? winningRun(board, now) : undefined,
  };
}

/** The run that was found, all of it: a scan from the last mark walks no further than it must. */
function winningRun(
  board: BoardReader,
  { from, direction }: ScanNow,
): readonly Point[] | undefined {
  const along = DIRECTIONS[direction];
  return from && along && wholeRun(board, from.x, from.y, along);
}

/** How many cells were looked at: so far, and in all. */
function costTable(at: LargeAt<ScanEvent>): AccountTable {
  const [now, all] = [scanNow(at), scanNow({ ...at, step: at.trace.events.length - 1 })];
  const { kind } = at.trace.events[at.step] ?? { kind: 'nobody' };
  const row = (term: string, of: (scan: ScanNow) => number, isNow: boolean) => ({
    isNow,
    cells: [{ term }, String(of(now)), String(of(all))],
  });
  return {
    id: 'cost',
    rows: [
      row('gone', ({ gone }) => gone, kind === 'from'),
      row('neighbours', ({ neighbours }) => neighbours, kind === 'visit'),
      row('looks', ({ gone, neighbours }) => gone + neighbours, false),
    ],
  };
}

/** How long a run is, where it is longer than one; and whether somebody has won. */
function questionAt(at: LargeAt<ScanEvent>): LinearQuestion | undefined {
  const { kind, values = [] } = at.trace.events[at.step] ?? { kind: 'from' as const };
  const [length = 0] = values;
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
  ink: {
    from: 'down',
    line: 'down',
    visit: 'down',
    run: 'leaf',
    found: 'up',
    nobody: 'up',
  },
  facts: factsAt,
  moment: (at) => ({ scene: sceneAt(at), area: areaOf(at.input), account: [costTable(at)] }),
  question: questionAt,
};
