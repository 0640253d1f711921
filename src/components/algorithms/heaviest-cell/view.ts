import {
  cellWeight,
  farWeight,
  markName,
  type Box,
  type LinearTrace,
  type CellAccount,
  type MarkName,
  type Point,
  type WeighEvent,
  type WeighedCell,
  heaviestRun,
  cellName,
} from '../../../engine/index.ts';
import { weightText } from '#language/ui/language/grammar';
import { heatOf, shadesOf, shortWeight } from '../../ui/large-board/heat.ts';
import type { BoardScene } from '../../ui/large-board/scene.ts';
import { accountRays, type Rays } from '../../ui/large-board/rays.ts';
import {
  type LargeAt,
  type LargeView,
  eventOf,
  type AccountTable,
  type LinearQuestion,
} from '../../stepper/linear/view.ts';
import { areaOf, sharedBoard } from '../../ui/large-board/sheetBoard.ts';

/** Everything that a sentence about the choice of a cell may mention. */
export interface HeaviestFacts {
  readonly kind: WeighEvent['kind'];
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

const isBest = (kind: WeighEvent['kind']) => kind === 'heaviest' || kind === 'tie';

/** The cells that have been weighed by a step. */
const weighedBy = ({ events }: LinearTrace<WeighEvent>, step = events.length): WeighedCell[] =>
  events.slice(0, step + 1).flatMap(({ kind, cell }) => (kind === 'weigh' ? [cell] : []));

/** The cell that the step is about; at the end the first of the heaviest. */
function aboutAt(at: LargeAt<WeighEvent>): WeighedCell {
  const { kind, cell, best: [first = cell] = [] } = eventOf(at);
  return kind === 'choose' ? first : cell;
}

function accountOf({ input }: LargeAt<WeighEvent>, cell: Point): CellAccount {
  return cellWeight(sharedBoard(input.sheet), cell, input.mark, input.rules);
}

function factsAt(at: LargeAt<WeighEvent>): HeaviestFacts {
  const { input, trace, step } = at;
  const { kind, best = [] } = eventOf(at);
  const [before] = trace.events[step - 1]?.best ?? [];
  const about = aboutAt(at);
  const name = ({ x, y }: Point) => cellName(input.sheet.size, x, y);
  const [ofX, ofO] = accountOf(at, about).marks;
  return {
    kind,
    mark: markName(input.mark),
    cell: name(about),
    weight: about.weight,
    parts: [ofX.weight, ofO.weight],
    best: best.map(name),
    most: best[0]?.weight ?? 0,
    before: before && { cell: name(before), weight: before.weight },
    weighed: weighedBy(trace, step).length,
  };
}

function raysAt(at: LargeAt<WeighEvent>, area: Box): Rays | undefined {
  if (eventOf(at).kind === 'choose') return undefined;
  const { sheet, rules } = at.input;
  return accountRays(sharedBoard(sheet), accountOf(at, aboutAt(at)), rules, area);
}

/** The heat map, as far as it is known; the heaviest so far are framed. */
function sceneAt(at: LargeAt<WeighEvent>): BoardScene {
  const { input, trace, step } = at;
  const { kind, best = [] } = eventOf(at);
  const most = Math.max(...weighedBy(trace).map(({ weight }) => weight));
  const isNow = kind !== 'choose';
  const about = aboutAt(at);
  const heat = { cells: weighedBy(trace, step), far: farWeight(input.rules), most };
  const shades = shadesOf(heat);
  const isSame = (a: Point) => (b: Point) => a.x === b.x && a.y === b.y;
  // Also where they are pale, or the board is too small for other numbers: the rays write the sum of theirs.
  const notes = best
    .filter((cell) => !(isNow && isSame(about)(cell)))
    .map(({ x, y, weight }) => ({ x, y, text: shortWeight(weight), tone: 'now' as const }));
  const faint = best.filter((cell) => !shades.some(isSame(cell)));
  return {
    board: sharedBoard(input.sheet),
    shades: [
      ...shades.map((shade) =>
        best.some(isSame(shade)) ? { ...shade, text: undefined, isBest: true } : shade,
      ),
      ...faint.map(({ x, y, weight }) => ({ x, y, strength: heatOf(weight, heat), isBest: true })),
    ],
    notes,
    lit: isNow ? [{ cells: [about], tone: 'now' }] : [{ cells: best, tone: 'good' }],
    chosen: best.length === 1 ? best[0] : undefined,
  };
}

/** The cell of the step, mark by mark, and how far the weighing has come. */
function accountTables(at: LargeAt<WeighEvent>): AccountTable[] {
  const { trace, input, step } = at;
  const { kind, best = [] } = eventOf(at);
  const about = aboutAt(at);
  const [x, o] = accountOf(at, about).marks;
  const row = (term: string, ofX: number, ofO: number) => ({
    cells: [{ term }, weightText(ofX), weightText(ofO)],
  });
  const [first] = best;
  const progress = [weighedBy(trace, step), weighedBy(trace)].map(({ length }) => length);
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
        { cells: [{ term: 'weighed' }, progress.join(' / ')] },
        {
          isNow: isBest(kind),
          cells: [{ term: 'most' }, first ? weightText(first.weight) : '–'],
        },
        { cells: [{ term: 'where' }, first ? cellName(input.sheet.size, first.x, first.y) : '–'] },
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
  const { kind, best = [] } = eventOf(at);
  if (kind === 'choose') {
    const cells = best.length;
    const options = [...new Set([1, 2, 3, 4, cells])].sort((a, b) => a - b);
    return { kind, step, options, answer: cells };
  }
  if (kind !== 'weigh' || step === 0) return undefined;
  const becomes = trace.events[step + 1]?.kind === 'heaviest';
  const place = weighedBy(trace, step - 1).length;
  if (!becomes && place % EVERY !== EVERY - 1) return undefined;
  return { kind, step, options: [1, 0], answer: becomes ? 1 : 0 };
}

/** The whole bot as it is drawn: a heat map that grows, and the heaviest so far. */
export const heaviestView: LargeView<WeighEvent, HeaviestFacts> = {
  run: heaviestRun,
  inks: { leaf: ['heaviest', 'tie'], up: ['choose'] },
  facts: factsAt,
  moment(at) {
    // The outermost cells have room on all sides for the numbers of their lines.
    const area = areaOf(at.input, weighedBy(at.trace), 2);
    return { scene: sceneAt(at), area, rays: raysAt(at, area), account: accountTables(at) };
  },
  question: questionAt,
};
