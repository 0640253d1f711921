import {
  FIVE,
  PEEK,
  markName,
  other,
  tableWeight,
  type BreakReason,
  type LineEvent,
  type MarkName,
  type Potential,
  lineRun,
  lineSumRun,
} from '../../../engine/index.ts';
import { offsetText, weightText } from '#language/ui/language/grammar';
import type { EventInk } from '../../stepper/inks.ts';
import type {
  LargeAt,
  LargeView,
  StripContent,
  StripMoment,
} from '../../stepper/linear/large/view.ts';
import type { AccountTable, LinearQuestion } from '../../stepper/linear/view.ts';
import {
  attackName,
  isCentral,
  potentialOf,
  replayLine,
  type LineNow,
  type RunNow,
} from './replay.ts';
import { sharedBoard, boxAround, stripContents } from '../../stepper/linear/large/board.ts';

/** Everything that a sentence about one line may mention. */
export interface LineFacts {
  readonly kind: LineEvent;
  readonly mark: MarkName;
  readonly them: MarkName;
  /** The cell that the step is about, and what it holds. */
  readonly offset: number;
  readonly content: StripContent;
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

/** What one event of a line's reading says, with what is known by then. */
export function lineFacts(
  kind: LineEvent,
  values: readonly number[],
  line: LineNow,
  { input }: Pick<LargeAt, 'input'>,
): LineFacts {
  const run = line.at === undefined ? undefined : line.runs[line.at];
  const isEnd = kind === 'end' || kind === 'peek';
  const offset = values[isEnd ? 1 : 0] ?? 0;
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
    isCentral: run !== undefined && isCentral(run),
    potential,
    entry: run ? tableWeight(input.rules, run.power, (potential ?? 0) as Potential) : 0,
    isRagged: input.rules.ragged,
    weights: line.runs.flatMap(({ weight }) => (weight === undefined ? [] : [weight])),
    weight: line.weight ?? 0,
    breaks: line.breaks ?? 'none',
  };
}

const lineAt = ({ trace, step }: LargeAt<LineEvent>) => replayLine(trace.events.slice(0, step + 1));

/** The cell or cells that a step is about. */
function nowOf(kind: LineEvent, values: readonly number[], line: LineNow): readonly number[] {
  if (kind === 'centre') return [0];
  if (kind === 'window' || kind === 'wall') return values.slice(0, 1);
  if (kind === 'end' || kind === 'peek') return values.slice(1, 2);
  const run = line.at === undefined ? undefined : line.runs[line.at];
  if (kind !== 'divider' || !run) return [];
  return gapOf(run);
}

/** The cells between a run and the tried one. */
function gapOf({ from, to }: RunNow): number[] {
  const [first, last] = to < 0 ? [to + 1, -1] : [1, from - 1];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
}

/** A line as a strip of eleven cells. */
function stripOf(at: LargeAt<LineEvent>): StripMoment {
  const line = lineAt(at);
  const { kind, values = [] } = at.trace.events[at.step] ?? { kind: 'centre' as const };
  const contents = stripContents(at.input);
  const now = nowOf(kind, values, line);
  const about = line.at === undefined ? undefined : line.runs[line.at];
  const gap = kind === 'divider' && about ? gapOf(about) : [];
  const ends = [about?.left, about?.right].filter((end) => end !== undefined);
  return {
    mark: markName(at.input.mark),
    window: [line.left, line.right],
    isWhole: line.room !== undefined,
    cells: contents.map((content, index) => {
      const offset = index - PEEK;
      const end = ends.find((each) => each.offset === offset);
      return {
        offset,
        content: offset === 0 ? 'empty' : content,
        isInWindow: offset >= line.left && offset <= line.right,
        isWall: line.walls.includes(offset),
        isNow: now.includes(offset) && (kind !== 'divider' || content === 'empty'),
        end: end && (end.isOpen ? 'open' : 'closed'),
        isGap: gap.includes(offset) && content === 'empty',
      };
    }),
    runs: line.runs.map((run, index) => ({
      from: run.from,
      to: run.to,
      label: attackName(run).replaceAll(' ', ''),
      divider: run.divider,
      isNow: index === line.at,
      isDropped: run.isDropped === true,
    })),
  };
}

/** The attacks of a line: a row each from the first step on, filled as they are found. */
function attacksTable(at: LargeAt<LineEvent>): AccountTable {
  const known = lineAt(at);
  const { runs } = replayLine(at.trace.events);
  const rows = runs.map((_, index) => {
    const run = known.runs[index];
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

const textOf = (weight: number | undefined) => (weight === undefined ? '' : weightText(weight));

/** Window, room, and whether it breaks, if the trace goes on to ask that. */
function lineTable(at: LargeAt<LineEvent>): AccountTable {
  const { left, right, room, breaks } = lineAt(at);
  const asksBreaks = at.trace.events.at(-1)?.kind === 'breaks';
  const { kind } = at.trace.events[at.step] ?? { kind: 'centre' };
  const window = `${offsetText(left)} … ${offsetText(right)}`;
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

export const LINE_INK: Readonly<Record<LineEvent, EventInk>> = {
  centre: 'down',
  window: 'down',
  wall: 'down',
  room: 'leaf',
  run: 'down',
  end: 'down',
  peek: 'down',
  divider: 'leaf',
  drop: 'up',
  weigh: 'up',
  sum: 'up',
  breaks: 'up',
};

/** Whether an end is open, what divides a side attack, whether a line breaks, whether there is room. */
export function lineQuestion(
  { kind, run, isCentral: isOwn, room, breaks }: LineFacts,
  step: number,
  values: readonly number[],
): LinearQuestion | undefined {
  const yesNo = (answer: boolean) => ({ kind, step, options: [1, 0], answer: answer ? 1 : 0 });
  if (kind === 'room') return yesNo(room >= FIVE);
  if (kind === 'end' || kind === 'peek') return yesNo(values[2] === 1);
  if (kind === 'breaks') return yesNo(breaks !== 'none');
  if (kind !== 'divider' || isOwn || !run) return undefined;
  return { kind, step, options: [1, 2, 3, 4], answer: run.divider ?? 1 };
}

function factsAt(at: LargeAt<LineEvent>): LineFacts {
  const { kind, values = [] } = at.trace.events[at.step] ?? { kind: 'centre' as const };
  return lineFacts(kind, values, lineAt(at), at);
}

/** The reading of one line as it is drawn: a strip, and the account of its attacks. */
export const lineView: LargeView<LineEvent, LineFacts> = {
  run: lineRun,
  ink: LINE_INK,
  passing: ['window'],
  facts: factsAt,
  moment: (at) => ({
    scene: { board: sharedBoard(at.input.sheet), chosen: at.input.cell },
    area: boxAround([at.input.cell], PEEK, at.input.sheet),
    strip: stripOf(at),
    account: [attacksTable(at), lineTable(at)],
  }),
  question: (at) => lineQuestion(factsAt(at), at.step, at.trace.events[at.step]?.values ?? []),
};

/** The same up to the sum, where nobody has heard of breakpoints yet. */
export const lineSumView: LargeView<LineEvent, LineFacts> = { ...lineView, run: lineSumRun };
