import {
  FIVE,
  PEEK,
  markName,
  other,
  tableWeight,
  type BreakReason,
  type LargeInput,
  type LineEvent,
  type LineKnown,
  type MarkName,
  type Potential,
  lineRun,
  lineSumRun,
} from '../../../engine/index.ts';
import { offsetText, weightText } from '#language/ui/language/grammar';
import {
  type LargeAt,
  type LargeView,
  eventOf,
  lastOf,
  type AccountTable,
  type LinearQuestion,
} from '../../stepper/linear/view.ts';
import { sharedBoard, boxAround, type SheetContent } from '../../ui/large-board/sheetBoard.ts';
import { stripContents, type LineMoment, type StripMoment } from './strip.ts';

/** Everything that a sentence about one line may mention. */
export interface LineFacts {
  readonly kind: LineEvent['kind'];
  readonly mark: MarkName;
  readonly them: MarkName;
  /** The cell that the step is about, and what it holds. */
  readonly offset: number;
  readonly content: SheetContent;
  readonly room: number;
  /** The run that the step is about. */
  readonly run: RunNow | undefined;
  /** "[3 : 2]". */
  readonly attack: string;
  readonly isCentral: boolean;
  readonly potential: number | undefined;
  /** Its entry in the table, before it is divided. */
  readonly entry: number;
  /** Side attacks do not count under these rules. */
  readonly isRagged: boolean;
  /** The weights that the line's sum is made of. */
  readonly weights: readonly number[];
  readonly weight: number;
  readonly breaks: BreakReason | 'none';
}

/** One end of a run: the next cell, and whether it is open. */
interface RunEnd {
  readonly offset: number;
  readonly isOpen: boolean;
}

/** A run of a line, as far as it is known. */
export interface RunNow {
  readonly from: number;
  readonly to: number;
  readonly power: number;
  readonly left: RunEnd | undefined;
  readonly right: RunEnd | undefined;
  /** Empty cells between it and the tried one. */
  readonly empty: number | undefined;
  readonly divider: number | undefined;
  readonly isDropped: boolean;
  readonly weight: number | undefined;
}

/** The runs of a line, from the left. */
export function runsOf({ runs, ends, gaps, dropped, weights }: LineKnown): readonly RunNow[] {
  const endAt = (offset: number) => {
    const isOpen = ends?.[offset];
    return isOpen === undefined ? undefined : { offset, isOpen };
  };
  return runs.map(([from, to], place) => {
    const empty = gaps?.[place];
    return {
      from,
      to,
      power: to - from + 1,
      left: endAt(from - 1),
      right: endAt(to + 1),
      empty,
      divider: empty === undefined ? undefined : 1 + empty,
      isDropped: dropped?.[place] ?? false,
      weight: weights?.[place],
    };
  });
}

/** The run that a step is about. */
export const runOf = (line: LineKnown): RunNow | undefined =>
  line.at === undefined ? undefined : runsOf(line)[line.at];

/** How many ends are open, once both have been looked at. */
function potentialOf({ left, right }: RunNow): number | undefined {
  return left && right ? Number(left.isOpen) + Number(right.isOpen) : undefined;
}

/** "[3 : 2]"; with a question mark until both ends are known. */
export function attackName(run: RunNow): string {
  return `[${run.power} : ${potentialOf(run) ?? '?'}]`;
}

/** How far the window goes so far. */
export const windowOf = ({ reach = {} }: LineKnown): readonly [from: number, to: number] => [
  0 - (reach[-1] ?? 0),
  reach[1] ?? 0,
];

/** What one event of a line's reading says, with what is known by then. */
export function lineFacts(kind: LineEvent['kind'], line: LineKnown, input: LargeInput): LineFacts {
  const run = runOf(line);
  const { offset = 0, weights = {} } = line;
  const potential = run && potentialOf(run);
  return {
    kind,
    mark: markName(input.mark),
    them: markName(other(input.mark)),
    offset,
    content: stripContents(input)[offset + PEEK] ?? 'edge',
    room: line.room ?? 0,
    run,
    attack: run ? attackName(run) : '',
    isCentral: run !== undefined && run.from <= 0 && run.to >= 0,
    potential,
    entry: run ? tableWeight(input.rules, run.power, (potential ?? 0) as Potential) : 0,
    isRagged: input.rules.ragged,
    weights: Object.values(weights),
    weight: line.weight ?? 0,
    breaks: line.breaks ?? 'none',
  };
}

/** The cell or cells that a step is about. */
function nowOf(line: LineEvent): readonly number[] {
  const { kind, offset = 0 } = line;
  if (kind === 'centre') return [0];
  if (['window', 'wall', 'end', 'peek'].includes(kind)) return [offset];
  const run = runOf(line);
  return kind === 'divider' && run ? gapOf(run) : [];
}

/** The cells between a run and the tried one. */
function gapOf({ from, to }: RunNow): number[] {
  const [first, last] = to < 0 ? [to + 1, -1] : [1, from - 1];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
}

/** A line as a strip of eleven cells. */
function stripOf(at: LargeAt<LineEvent>): StripMoment {
  const line = eventOf(at);
  const { kind } = line;
  const [left, right] = windowOf(line);
  const contents = stripContents(at.input);
  const now = nowOf(line);
  const about = runOf(line);
  const gap = kind === 'divider' && about ? gapOf(about) : [];
  const ends = [about?.left, about?.right].filter((end) => end !== undefined);
  return {
    mark: markName(at.input.mark),
    window: [left, right],
    isWhole: line.room !== undefined,
    cells: contents.map((content, index) => {
      const offset = index - PEEK;
      const end = ends.find((each) => each.offset === offset);
      return {
        offset,
        content: offset === 0 ? 'empty' : content,
        isInWindow: offset >= left && offset <= right,
        isWall: Object.values(line.walls ?? {}).includes(offset),
        isNow: now.includes(offset) && (kind !== 'divider' || content === 'empty'),
        end: end && (end.isOpen ? 'open' : 'closed'),
        isGap: gap.includes(offset) && content === 'empty',
      };
    }),
    runs: runsOf(line).map((run, index) => ({
      from: run.from,
      to: run.to,
      label: attackName(run).replaceAll(' ', ''),
      divider: run.divider,
      isNow: index === line.at,
      isDropped: run.isDropped,
    })),
  };
}

/** The attacks of a line: a row each from the first step on, filled as they are found. */
function attacksTable(at: LargeAt<LineEvent>): AccountTable {
  const known = eventOf(at);
  const { runs } = lastOf(at.trace);
  const knownRuns = runsOf(known);
  const rows = runs.map((_, index) => {
    const run = knownRuns[index];
    const cells = run ? [run.from, run.to].filter((each, i, all) => all.indexOf(each) === i) : [];
    return {
      isNow: known.at === index,
      cells: [
        run ? attackName(run) : '–',
        cells.map(offsetText).join(' … '),
        run?.divider === undefined ? '' : `÷ ${run.divider}`,
        run?.isDropped ? { term: 'dropped' } : { text: textOf(run?.weight) },
      ],
    };
  });
  const isSummed = known.weight !== undefined;
  const sum = {
    isNow: isSummed && known.breaks === undefined,
    cells: [{ term: 'sum' }, '', '', { text: textOf(known.weight), tone: 'strong' as const }],
  };
  return { id: 'attacks', rows: [...rows, sum] };
}

export const textOf = (weight: number | undefined) =>
  weight === undefined ? '' : weightText(weight);

/** Window, room, and whether it breaks, if the trace goes on to ask that. */
function lineTable(at: LargeAt<LineEvent>): AccountTable {
  const { kind, room, breaks, ...line } = eventOf(at);
  const asksBreaks = lastOf(at.trace).kind === 'breaks';
  const window = windowOf(line).map(offsetText).join(' … ');
  return {
    id: 'line',
    rows: [
      { isNow: kind === 'window' || kind === 'wall', cells: [{ term: 'window' }, window] },
      { isNow: kind === 'room', cells: [{ term: 'room' }, room === undefined ? '' : String(room)] },
      ...(asksBreaks
        ? [{ isNow: kind === 'breaks', cells: [{ term: 'breaks' }, { term: breaks ?? 'unknown' }] }]
        : []),
    ],
  };
}

export const LINE_INKS = {
  leaf: ['room', 'divider'],
  up: ['drop', 'weigh', 'sum', 'breaks'],
} as const;

/** Whether an end is open, what divides a side attack, whether a line breaks, whether there is room. */
export function lineQuestion(
  { kind, run, offset, isCentral, room, breaks }: LineFacts,
  step: number,
): LinearQuestion | undefined {
  const yesNo = (answer: boolean) => ({ kind, step, options: [1, 0], answer: answer ? 1 : 0 });
  if (kind === 'room') return yesNo(room >= FIVE);
  if (kind === 'end' || kind === 'peek') {
    return yesNo([run?.left, run?.right].find((end) => end?.offset === offset)?.isOpen === true);
  }
  if (kind === 'breaks') return yesNo(breaks !== 'none');
  if (kind !== 'divider' || isCentral || !run) return undefined;
  return { kind, step, options: [1, 2, 3, 4], answer: run.divider ?? 1 };
}

const factsAt = (at: LargeAt<LineEvent>): LineFacts =>
  lineFacts(eventOf(at).kind, eventOf(at), at.input);

/** The reading of one line as it is drawn: a strip, and the account of its attacks. */
export const lineView: LargeView<LineEvent, LineFacts, LineMoment> = {
  run: lineRun,
  inks: LINE_INKS,
  passing: ['window'],
  facts: factsAt,
  moment: (at) => ({
    scene: { board: sharedBoard(at.input.sheet), chosen: at.input.cell },
    area: boxAround([at.input.cell], PEEK, at.input.sheet),
    strip: stripOf(at),
    account: [attacksTable(at), lineTable(at)],
  }),
  question: (at) => lineQuestion(factsAt(at), at.step),
};

/** The same up to the sum, where nobody has heard of breakpoints yet. */
export const lineSumView: LargeView<LineEvent, LineFacts, LineMoment> = {
  ...lineView,
  run: lineSumRun,
};
