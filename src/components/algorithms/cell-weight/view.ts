import {
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
  type LineKnown,
  type MarkName,
  type Point,
  cellRun,
  cellName,
} from '../../../engine/index.ts';
import { offsetText } from '#language/ui/language/grammar';
import { shortWeight } from '../../ui/large-board/heat.ts';
import type { Band, BoardScene, BoardNote } from '../../ui/large-board/scene.ts';
import { rayAlong, type Rays } from '../../ui/large-board/rays.ts';
import {
  type LargeAt,
  type LargeView,
  eventOf,
  type AccountRow,
  type AccountTable,
  type LinearQuestion,
} from '../../stepper/linear/view.ts';
import {
  LINE_INKS,
  attackName,
  lineFacts,
  lineQuestion,
  runOf,
  runsOf,
  textOf,
  windowOf,
  type LineFacts,
} from '../line-attacks/view.ts';
import { alongLine, areaOf, sharedBoard } from '../../ui/large-board/sheetBoard.ts';

/** Everything that a sentence about the weight of a cell may mention. */
export interface CellFacts extends Omit<LineFacts, 'kind'> {
  readonly kind: CellEvent['kind'];
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

const isLineEvent = (kind: CellEvent['kind']): kind is LineEvent['kind'] =>
  (LINE_EVENTS as readonly string[]).includes(kind);

/** The line that is being read, if one is. */
const readingOf = (event: CellEvent): CellEvent | undefined =>
  isLineEvent(event.kind) || event.kind === 'direction' ? event : undefined;

const NO_LINE: LineKnown = { runs: [] };

function factsAt(at: LargeAt<CellEvent>): CellFacts {
  const { input } = at;
  const event = eventOf(at);
  const { kind, mark, direction, lines, parts = {} } = event;
  const ofLine = lineFacts(isLineEvent(kind) ? kind : 'centre', readingOf(event) ?? NO_LINE, {
    ...input,
    mark,
    direction,
  });
  return {
    ...ofLine,
    kind,
    cell: cellName(input.sheet.size, input.cell.x, input.cell.y),
    toMove: markName(input.mark),
    direction,
    lineWeights: lines.map(({ weight }) => weight),
    attacks: event.attacks ?? 0,
    fives: event.fives ?? 0,
    finish: event.finish ?? 0,
    breakpoints: event.breakpoints ?? 0,
    double: event.double ?? 0,
    markWeight: parts[mark] ?? 0,
    marks: Object.values(parts),
    total: event.total ?? 0,
  };
}

/** The window as a band over the board, and the cell that the step is about. */
function sceneAt(at: LargeAt<CellEvent>): BoardScene {
  const { input } = at;
  const board = sharedBoard(input.sheet);
  const event = eventOf(at);
  const { mark, direction } = event;
  const line = readingOf(event);
  const facts = factsAt(at);
  const place = (offset: number) => alongLine(input.cell, direction, offset);
  const run = line && runOf(line);
  const bands: Band[] = [];
  if (line) {
    const [from, to] = windowOf(line);
    bands.push({ from: place(from), to: place(to), tone: 'now' });
  }
  if (run) bands.push({ from: place(run.from), to: place(run.to), tone: mark === O ? 'o' : 'x' });
  const isAbout = line && ['window', 'wall', 'end', 'peek'].includes(facts.kind);
  return {
    board,
    chosen: input.cell,
    tried: event.total === undefined ? { ...input.cell, mark } : undefined,
    bands,
    lit: isAbout ? [{ cells: [place(facts.offset)], tone: 'now' }] : [],
    notes: line ? offsetNotes(board, place) : [],
  };
}

/** The lines of the tried mark that have been read, with what they weigh. */
function raysOf({ sheet, cell, rules }: LargeInput, event: CellEvent, area: Box): Rays {
  const empty = farWeight(rules) / (2 * DIRECTIONS.length);
  const lines = DIRECTIONS.flatMap((_, direction) => {
    const weight = weightOn(event, direction);
    if (weight === undefined) return [];
    return {
      ...rayAlong(sharedBoard(sheet), cell, direction, area),
      text: shortWeight(weight),
      isRich: isHeavier(weight, empty),
    };
  });
  return { cell, lines, sums: [] };
}

/** What a line has been found to weigh: one that has been read, or the one that is read. */
const weightOn = (event: CellEvent, direction: number): number | undefined =>
  event.lines[direction]?.weight ?? (direction === event.direction ? event.weight : undefined);

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

/** What one mark is worth: a row a line, then what is added. */
function markTable(event: CellEvent): AccountTable {
  const { kind, mark, direction, attacks, parts } = event;
  const isReading = readingOf(event) !== undefined;
  const lines = DIRECTIONS.map((_, index): AccountRow => ({
    isNow: isReading && index === direction,
    cells: [
      { term: `direction-${index}` },
      attacksText(event, index),
      breaksCell(event, index),
      textOf(weightOn(event, index)),
    ],
  }));
  const added = (
    term: CellEvent['kind'],
    number: number | undefined,
    weight: number | undefined,
  ): AccountRow => ({
    isNow: kind === term,
    cells: [{ term }, number === undefined ? '' : `${number} ×`, '', textOf(weight)],
  });
  return {
    id: markName(mark),
    rows: [
      ...lines,
      added('finish', event.fives, event.finish),
      added('double', event.breakpoints, event.double),
      {
        isNow: kind === 'mark' || kind === 'lines',
        cells: [
          { term: 'sum' },
          '',
          '',
          { text: textOf(parts?.[mark] ?? attacks), tone: 'strong' },
        ],
      },
    ],
  };
}

/** The attacks of a line: once it has been read, those that count. */
function attacksText(event: CellEvent, direction: number): string {
  const read = event.lines[direction]?.attacks.map((attack) =>
    dividedName(`[${attack.power}:${attack.potential}]`, attack.divider),
  );
  if (read) return read.join(' ') || '–';
  if (direction !== event.direction) return '';
  const runs = runsOf(event);
  if (runs.length === 0) return event.weight === undefined ? '' : '–';
  const counted = runs.filter((run) => !run.isDropped);
  return (
    counted.map((run) => dividedName(attackName(run).replaceAll(' ', ''), run.divider)).join(' ') ||
    '–'
  );
}

/** "[3:2]÷2": the divider only where it divides. */
const dividedName = (name: string, divider = 1) => (divider > 1 ? `${name}÷${divider}` : name);

function breaksCell(event: CellEvent, direction: number) {
  const isNow = direction === event.direction && event.breaks && event.breaks !== 'none';
  return event.lines[direction]?.breaks || isNow ? { term: 'breaks', tone: 'strong' as const } : '';
}

/** What both marks are worth, and the cell. */
function totalTable({ kind, parts, total }: CellEvent): AccountTable {
  const cells = [
    { term: 'weight' },
    { text: textOf(parts?.[X]), tone: 'x' as const },
    { text: textOf(parts?.[O]), tone: 'o' as const },
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
  return lineQuestion({ ...facts, kind }, at.step);
}

/** As far as its lines go. */
const aroundCell = ({ x, y }: Point): Point[] =>
  [-REACH, REACH].map((by) => ({ x: x + by, y: y + by }));

/** The account of a cell as it is drawn: two marks, four lines each. */
export const cellView: LargeView<CellEvent, CellFacts> = {
  run: cellRun,
  inks: {
    leaf: [...LINE_INKS.leaf, 'finish', 'double'],
    up: [...LINE_INKS.up, 'lines', 'mark', 'total'],
  },
  facts: factsAt,
  moment(at) {
    const event = eventOf(at);
    const area = areaOf(at.input, aroundCell(at.input.cell));
    return {
      scene: sceneAt(at),
      area,
      rays: event.total === undefined ? raysOf(at.input, event, area) : undefined,
      account: [markTable(event), totalTable(event)],
    };
  },
  question: questionAt,
};
