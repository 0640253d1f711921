import {
  cellWeight,
  farWeight,
  isHeavier,
  markName,
  type Box,
  type CellAccount,
  type MarkName,
  type Point,
  type StepEvent,
  type WeighEvent,
  type WeighedCell,
  heaviestRun,
} from '../../../engine/index.ts';
import { weightText } from '#language/ui/language/grammar';
import { cellName } from '../../ui/large-board/cellName.ts';
import { heatOf, shadesOf, shortWeight } from '../../ui/large-board/heat.ts';
import type { BoardScene } from '../../ui/large-board/scene.ts';
import { accountRays } from '../../stepper/linear/large/rays.ts';
import type { LargeAt, LargeView, Rays } from '../../stepper/linear/large/view.ts';
import type { AccountTable, LinearQuestion } from '../../stepper/linear/view.ts';
import { areaOf, sharedBoard } from '../../stepper/linear/large/board.ts';

/** Everything that a sentence about the choice of a cell may mention. */
export interface HeaviestFacts {
  readonly kind: WeighEvent;
  readonly mark: MarkName;
  readonly cell: string;
  readonly weight: number;
  /** What X and O are worth on it. */
  readonly parts: readonly [number, number];
  /** The heaviest cells so far, those of this step included, and what they weigh. */
  readonly best: readonly string[];
  readonly most: number;
  /** The heaviest before this step. */
  readonly before: { readonly cell: string; readonly weight: number } | undefined;
  readonly weighed: number;
}

interface WeighNow {
  readonly cells: readonly WeighedCell[];
  readonly best: readonly WeighedCell[];
}

function weighedOf({ values: [x = 0, y = 0, weight = 0] }: StepEvent): WeighedCell {
  return { x, y, weight };
}

function weighNow(events: readonly StepEvent<WeighEvent>[]): WeighNow {
  const cells = events.filter(({ kind }) => kind === 'weigh').map(weighedOf);
  const begin = events.findLastIndex(({ kind }) => kind === 'heaviest');
  const found = begin < 0 ? [] : events.slice(begin).filter(({ kind }) => isBest(kind));
  const best = found.map(weighedOf);
  const most = Math.max(...best.map(({ weight }) => weight));
  return { cells, best: best.filter(({ weight }) => !isHeavier(most, weight)) };
}

const isBest = (kind: WeighEvent) => kind === 'heaviest' || kind === 'tie';

const eventAt = ({ trace, step }: LargeAt<WeighEvent>) =>
  trace.events[step] ?? { kind: 'choose' as const, values: [] };

const nowAt = ({ trace, step }: LargeAt<WeighEvent>) => weighNow(trace.events.slice(0, step + 1));

/** The cell that the step is about; at the end the first of the heaviest. */
function aboutOf(at: LargeAt<WeighEvent>, now: WeighNow): WeighedCell {
  const last = eventAt(at).kind === 'choose' ? now.best[0] : now.cells.at(-1);
  return last ?? { x: 0, y: 0, weight: 0 };
}

function accountOf({ input }: LargeAt<WeighEvent>, cell: Point): CellAccount {
  return cellWeight(sharedBoard(input.sheet), cell, input.mark, input.rules);
}

function factsAt(at: LargeAt<WeighEvent>): HeaviestFacts {
  const { input, trace, step } = at;
  const now = nowAt(at);
  const [before] = weighNow(trace.events.slice(0, step)).best;
  const about = aboutOf(at, now);
  const name = ({ x, y }: Point) => cellName(input.sheet.size, x, y);
  const [ofX, ofO] = accountOf(at, about).marks;
  return {
    kind: eventAt(at).kind,
    mark: markName(input.mark),
    cell: name(about),
    weight: about.weight,
    parts: [ofX.weight, ofO.weight],
    best: now.best.map(name),
    most: now.best[0]?.weight ?? 0,
    before: before && { cell: name(before), weight: before.weight },
    weighed: now.cells.length,
  };
}

function raysAt(at: LargeAt<WeighEvent>, area: Box): Rays | undefined {
  if (eventAt(at).kind === 'choose') return undefined;
  const { sheet, rules } = at.input;
  return accountRays(sharedBoard(sheet), accountOf(at, aboutOf(at, nowAt(at))), rules, area);
}

/** The heat map, as far as it is known; the heaviest so far are framed. */
function sceneAt(at: LargeAt<WeighEvent>): BoardScene {
  const { input, trace } = at;
  const now = nowAt(at);
  const all = weighNow(trace.events);
  const most = Math.max(...all.cells.map(({ weight }) => weight));
  const isNow = eventAt(at).kind !== 'choose';
  const about = aboutOf(at, now);
  const heat = { cells: now.cells, far: farWeight(input.rules), most };
  const shades = shadesOf(heat);
  const isSame = (a: Point) => (b: Point) => a.x === b.x && a.y === b.y;
  // Also where they are pale, or the board is too small for other numbers: the rays write the sum of theirs.
  const notes = now.best
    .filter((cell) => !(isNow && isSame(about)(cell)))
    .map(({ x, y, weight }) => ({ x, y, text: shortWeight(weight), tone: 'now' as const }));
  const faint = now.best.filter((cell) => !shades.some(isSame(cell)));
  return {
    board: sharedBoard(input.sheet),
    shades: [
      ...shades.map((shade) =>
        now.best.some(isSame(shade)) ? { ...shade, text: undefined, isBest: true } : shade,
      ),
      ...faint.map(({ x, y, weight }) => ({ x, y, strength: heatOf(weight, heat), isBest: true })),
    ],
    notes,
    lit: isNow ? [{ cells: [about], tone: 'now' }] : [{ cells: now.best, tone: 'good' }],
    chosen: now.best.length === 1 ? now.best[0] : undefined,
  };
}

/** The cell of the step, mark by mark, and how far the weighing has come. */
function accountTables(at: LargeAt<WeighEvent>): AccountTable[] {
  const { trace, input } = at;
  const { kind } = eventAt(at);
  const now = nowAt(at);
  const about = aboutOf(at, now);
  const [x, o] = accountOf(at, about).marks;
  const row = (term: string, ofX: number, ofO: number) => ({
    cells: [{ term }, weightText(ofX), weightText(ofO)],
  });
  const candidates = trace.events.filter((event) => event.kind === 'weigh').length;
  const most = now.best[0]?.weight;
  const best = now.best.map((cell) => cellName(input.sheet.size, cell.x, cell.y));
  return [
    {
      id: 'cell',
      isVaried: true,
      rows: [
        row('lines', x.attacks, o.attacks),
        row('finish', x.finish, o.finish),
        row('double', x.doubleThreat, o.doubleThreat),
        row('mark', x.weight, o.weight),
        { isNow: kind === 'weigh', cells: [{ term: 'total' }, '', weightText(about.weight)] },
      ],
    },
    {
      id: 'board',
      rows: [
        { cells: [{ term: 'weighed' }, `${now.cells.length} / ${candidates}`] },
        {
          isNow: isBest(kind),
          cells: [{ term: 'most' }, most === undefined ? '–' : weightText(most)],
        },
        { cells: [{ term: 'where' }, best[0] ?? '–'] },
        { isNow: kind === 'choose', cells: [{ term: 'alike' }, String(best.length)] },
      ],
    },
  ];
}

/** How often a cell is asked about that does not become the heaviest. */
const EVERY = 15;

/** Whether the next cell is heavier than all before it; and how many weigh most at the end. */
function questionAt(at: LargeAt<WeighEvent>): LinearQuestion | undefined {
  const { trace, step } = at;
  const { kind, values } = eventAt(at);
  if (kind === 'choose') {
    const [cells = 1] = values;
    const options = [...new Set([1, 2, 3, 4, cells])].sort((a, b) => a - b);
    return { kind, step, options, answer: cells };
  }
  if (kind !== 'weigh' || step === 0) return undefined;
  const becomes = trace.events[step + 1]?.kind === 'heaviest';
  const place = trace.events.slice(0, step).filter((event) => event.kind === 'weigh').length;
  if (!becomes && place % EVERY !== EVERY - 1) return undefined;
  return { kind, step, options: [1, 0], answer: becomes ? 1 : 0 };
}

/** The whole bot as it is drawn: a heat map that grows, and the heaviest so far. */
export const heaviestView: LargeView<WeighEvent, HeaviestFacts> = {
  run: heaviestRun,
  ink: { weigh: 'down', heaviest: 'leaf', tie: 'leaf', choose: 'up' },
  facts: factsAt,
  moment(at) {
    // The outermost cells have room on all sides for the numbers of their lines.
    const area = areaOf(at.input, weighNow(at.trace.events).cells, 2);
    return { scene: sceneAt(at), area, rays: raysAt(at, area), account: accountTables(at) };
  },
  question: questionAt,
};
