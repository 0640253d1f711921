import {
  CELL_EVENTS,
  DIRECTIONS,
  EMPTY,
  LINE_EVENTS,
  O,
  PEEK,
  REACH,
  X,
  farWeight,
  isHeavier,
  markName,
  type Box,
  type CellEvent,
  type LargeInput,
  type LineEvent,
  type Mark,
  type MarkName,
  type Point,
  cellRun,
} from '../../../engine/index.ts';
import { offsetText, weightText } from '#language/ui/language/grammar';
import type { EventInk } from '../../stepper/inks.ts';
import { cellName } from '../../ui/large-board/cellName.ts';
import { shortWeight } from '../../ui/large-board/heat.ts';
import type { Band, BoardScene, BoardNote } from '../../ui/large-board/scene.ts';
import { rayAlong } from '../../stepper/linear/large/rays.ts';
import type { LargeAt, LargeView, Rays } from '../../stepper/linear/large/view.ts';
import type { AccountRow, AccountTable, LinearQuestion } from '../../stepper/linear/view.ts';
import { replayCell, type CellNow, type MarkNow } from './replay.ts';
import { dividedName, type LineNow } from '../line-attacks/replay.ts';
import { LINE_INK, lineFacts, lineQuestion, type LineFacts } from '../line-attacks/view.ts';
import { alongLine, areaOf, sharedBoard } from '../../stepper/linear/large/board.ts';

/** Everything that a sentence about the weight of a cell may mention. */
export interface CellFacts extends Omit<LineFacts, 'kind'> {
  readonly kind: CellEvent;
  readonly cell: string;
  readonly toMove: MarkName;
  /** A place in `DIRECTIONS`. */
  readonly direction: number;
  /** The four lines of the tried mark. */
  readonly lineWeights: readonly number[];
  readonly attacks: number;
  readonly fives: number;
  readonly finish: number;
  readonly breakpoints: number;
  readonly double: number;
  readonly markWeight: number;
  /** What X and O are worth here. */
  readonly marks: readonly number[];
  readonly total: number;
}

const isLineEvent = (kind: CellEvent): kind is LineEvent =>
  (LINE_EVENTS as readonly CellEvent[]).includes(kind);

const eventAt = ({ trace, step }: LargeAt<CellEvent>) =>
  trace.events[step] ?? { kind: 'total' as const, values: [] };

const nowAt = ({ trace, step }: LargeAt<CellEvent>) => replayCell(trace.events.slice(0, step + 1));

/** The line that is being read, if one is. */
function readingOf(at: LargeAt<CellEvent>, now: CellNow) {
  const { kind } = eventAt(at);
  const mark = now.marks.at(-1);
  const isReading = isLineEvent(kind) || kind === 'direction';
  const line = isReading ? mark?.lines.at(-1) : undefined;
  return { mark, line, direction: Math.max(0, (mark?.lines.length ?? 1) - 1) };
}

const NO_LINE: LineNow = { left: 0, right: 0, walls: [], runs: [] };

function markFacts(mark: MarkNow | undefined) {
  return {
    lineWeights: mark?.lines.map(({ weight = 0 }) => weight) ?? [],
    attacks: mark?.attacks ?? 0,
    fives: mark?.fives ?? 0,
    finish: mark?.finish ?? 0,
    breakpoints: mark?.breakpoints ?? 0,
    double: mark?.double ?? 0,
    markWeight: mark?.weight ?? 0,
  };
}

function factsAt(at: LargeAt<CellEvent>): CellFacts {
  const { input } = at;
  const { kind, values } = eventAt(at);
  const now = nowAt(at);
  const { mark, line, direction } = readingOf(at, now);
  const tried = (mark?.mark ?? X) as Mark;
  const asLine = { input: { ...input, mark: tried, direction } };
  const ofLine = lineFacts(
    isLineEvent(kind) ? kind : 'centre',
    isLineEvent(kind) ? values : [],
    line ?? NO_LINE,
    asLine,
  );
  return {
    ...ofLine,
    kind,
    cell: cellName(input.sheet.size, input.cell.x, input.cell.y),
    toMove: markName(input.mark),
    direction,
    ...markFacts(mark),
    marks: now.marks.map(({ weight = 0 }) => weight),
    total: now.total ?? 0,
  };
}

/** The window as a band over the board, and the cell that the step is about. */
function sceneAt(at: LargeAt<CellEvent>): BoardScene {
  const { input } = at;
  const board = sharedBoard(input.sheet);
  const now = nowAt(at);
  const { mark, line, direction } = readingOf(at, now);
  const facts = factsAt(at);
  const place = (offset: number) => alongLine(input.cell, direction, offset);
  const tried = mark && now.total === undefined ? (mark.mark as Mark) : undefined;
  const tone = tried === O ? 'o' : 'x';
  const run = line?.at === undefined ? undefined : line.runs[line.at];
  const bands: Band[] = [];
  if (line) bands.push({ from: place(line.left), to: place(line.right), tone: 'now' });
  if (run) bands.push({ from: place(run.from), to: place(run.to), tone });
  const isAbout = line && ['window', 'wall', 'end', 'peek'].includes(facts.kind);
  return {
    board,
    chosen: input.cell,
    tried: tried && { ...input.cell, mark: tried },
    bands,
    lit: isAbout ? [{ cells: [place(facts.offset)], tone: 'now' }] : [],
    notes: line ? offsetNotes(board, place) : [],
  };
}

/** The lines of the tried mark that have been read, with what they weigh. */
function raysOf({ sheet, cell, rules }: LargeInput, { lines }: MarkNow, area: Box): Rays {
  const empty = farWeight(rules) / (2 * DIRECTIONS.length);
  const read = lines.flatMap(({ weight }, direction) =>
    weight === undefined
      ? []
      : {
          ...rayAlong(sharedBoard(sheet), cell, direction, area),
          text: shortWeight(weight),
          isRich: isHeavier(weight, empty),
        },
  );
  return { cell, lines: read, sums: [] };
}

/** The offsets of the empty cells of a line. */
function offsetNotes(
  board: BoardScene['board'],
  place: (offset: number) => { x: number; y: number },
): BoardNote[] {
  const offsets = Array.from({ length: 2 * PEEK + 1 }, (_, at) => at - PEEK);
  return offsets.flatMap((offset) => {
    const { x, y } = place(offset);
    const isFree = offset !== 0 && board.has(x, y) && board.at(x, y) === EMPTY;
    return isFree ? [{ x, y, text: offsetText(offset), tone: 'soft' as const }] : [];
  });
}

const DIRECTION_TERMS = ['across', 'rising', 'down', 'falling'];

const textOf = (weight: number | undefined) => (weight === undefined ? '' : weightText(weight));

/** What one mark is worth: a row a line, then what is added. */
function markTable(at: LargeAt<CellEvent>, now: CellNow, mark: Mark): AccountTable {
  const { kind } = eventAt(at);
  const known = now.marks.find((each) => each.mark === mark);
  const isTried = now.marks.at(-1) === known && known !== undefined;
  const { mark: tried, direction } = readingOf(at, now);
  const isReading = isLineEvent(kind) || kind === 'direction';
  const lines = DIRECTION_TERMS.map((term, index): AccountRow => {
    const line = known?.lines[index];
    return {
      isNow: isTried && tried === known && isReading && index === direction,
      cells: [{ term }, attacksText(line), breaksCell(line), textOf(line?.weight)],
    };
  });
  const added = (term: string, event: CellEvent, number?: number, weight?: number): AccountRow => ({
    isNow: isTried && kind === event,
    cells: [{ term }, number === undefined ? '' : `${number} ×`, '', textOf(weight)],
  });
  return {
    id: markName(mark),
    rows: [
      ...lines,
      added('finish', 'finish', known?.fives, known?.finish),
      added('double', 'double', known?.breakpoints, known?.double),
      sumRow(known, isTried && (kind === 'mark' || kind === 'lines')),
    ],
  };
}

function sumRow(known: MarkNow | undefined, isNow: boolean): AccountRow {
  const { attacks, weight } = known ?? {};
  return {
    isNow,
    cells: [{ term: 'sum' }, '', '', { text: textOf(weight ?? attacks), tone: 'strong' }],
  };
}

function attacksText(line: LineNow | undefined): string {
  if (!line?.runs.length) return line?.weight === undefined ? '' : '–';
  const counted = line.runs.filter((run) => run.isDropped !== true);
  return counted.map((run) => dividedName(run).replaceAll(' ', '')).join(' ') || '–';
}

function breaksCell(line: LineNow | undefined) {
  if (line?.breaks === undefined || line.breaks === 'none') return '';
  return { term: 'breaks', tone: 'strong' as const };
}

/** What both marks are worth, and the cell. */
function totalTable(at: LargeAt<CellEvent>, { marks, total }: CellNow): AccountTable {
  const [x, o] = [X, O].map((mark) => marks.find((each) => each.mark === mark)?.weight);
  const { kind } = eventAt(at);
  const cells = [
    { term: 'weight' },
    { text: textOf(x), tone: 'x' as const },
    { text: textOf(o), tone: 'o' as const },
    { text: textOf(total), tone: 'strong' as const, isNow: kind === 'total' },
  ];
  return { id: 'total', rows: [{ cells }] };
}

/** Whether each line breaks, and how many do; the rest of a line is asked where there is only one. */
function questionAt(at: LargeAt<CellEvent>): LinearQuestion | undefined {
  const facts = factsAt(at);
  const { kind, breakpoints } = facts;
  if (kind === 'double') {
    return { kind, step: at.step, options: [0, 1, 2, 3, 4], answer: breakpoints };
  }
  if (kind !== 'breaks' || facts.weights.length === 0) return undefined;
  return lineQuestion({ ...facts, kind }, at.step, eventAt(at).values);
}

const INK = Object.fromEntries(
  CELL_EVENTS.map((kind) => [kind, isLineEvent(kind) ? LINE_INK[kind] : 'up']),
) as Record<CellEvent, EventInk>;

/** As far as its lines go. */
const aroundCell = ({ x, y }: Point): Point[] =>
  [-REACH, REACH].map((by) => ({ x: x + by, y: y + by }));

/** The account of a cell as it is drawn: two marks, four lines each. */
export const cellView: LargeView<CellEvent, CellFacts> = {
  run: cellRun,
  ink: { ...INK, try: 'down', direction: 'down', finish: 'leaf', double: 'leaf' },
  facts: factsAt,
  moment(at) {
    const now = nowAt(at);
    const mark = now.marks.at(-1);
    const tried = (mark?.mark ?? X) as Mark;
    const area = areaOf(at.input, aroundCell(at.input.cell));
    const isTrying = mark && now.total === undefined;
    return {
      scene: sceneAt(at),
      area,
      rays: isTrying ? raysOf(at.input, mark, area) : undefined,
      account: [markTable(at, now, tried), totalTable(at, now)],
    };
  },
  question: questionAt,
};
