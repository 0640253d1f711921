import {
  DIRECTIONS,
  O,
  TOLERANCE,
  X,
  type Attack,
  type CellAccount,
  type LineReading,
  type Mark,
  type MarkAccount,
  type Point,
} from '../../engine/index.ts';
import type { Band, SceneTone } from '../ui/large-board/scene.ts';

/** One of the eight lines of an account: whose mark is tried, and along which of `DIRECTIONS`. */
export interface LineName {
  readonly mark: Mark;
  readonly direction: number;
}

/** What makes up most of a cell's weight. */
export type WeightReason =
  | { readonly kind: 'five'; readonly mark: Mark }
  | { readonly kind: 'double'; readonly mark: Mark; readonly lines: number }
  /** The attack is the heaviest of its line. */
  | {
      readonly kind: 'line';
      readonly mark: Mark;
      readonly direction: number;
      readonly attack: Attack;
    }
  /** Nothing is near: the attacks of lone marks only. */
  | { readonly kind: 'alone' };

/** The part of an account that is one mark's. */
export function accountPartOf({ marks }: CellAccount, mark: Mark): MarkAccount {
  return marks[mark === X ? 0 : 1];
}

export function lineOf(account: CellAccount, { mark, direction }: LineName): LineReading {
  const reading = accountPartOf(account, mark).lines[direction];
  if (!reading) throw new RangeError(`there is no direction ${direction}`);
  return reading;
}

/** The line that adds most for a mark; the first of equals. */
function strongestLine({ lines }: MarkAccount): number {
  const most = Math.max(...lines.map(({ weight }) => weight));
  return lines.findIndex(({ weight }) => weight === most);
}

interface Part {
  readonly reason: WeightReason;
  readonly amount: number;
}

function partsOf(account: CellAccount, mark: Mark): Part[] {
  const part = accountPartOf(account, mark);
  const { lines, fives, finish, breakpoints, doubleThreat } = part;
  const sum = (of: (line: LineReading) => boolean) =>
    lines.filter(of).reduce((total, { weight }) => total + weight, 0);
  const direction = strongestLine(part);
  const strongest = lines[direction];
  const parts: Part[] = [];
  if (fives > 0) {
    const amount = sum((line) => line.fives > 0) + finish;
    parts.push({ reason: { kind: 'five', mark }, amount });
  }
  if (doubleThreat > 0) {
    const amount = sum((line) => line.breaks !== undefined) + doubleThreat;
    parts.push({ reason: { kind: 'double', mark, lines: breakpoints }, amount });
  }
  if (strongest?.attacks.some(({ power, divider }) => power > 1 || divider > 1)) {
    const attack = strongest.attacks.reduce((a, b) => (b.weight > a.weight ? b : a));
    parts.push({ reason: { kind: 'line', mark, direction, attack }, amount: strongest.weight });
  }
  return parts;
}

/**
 * Why a cell weighs what it weighs, as one reason: the part that adds most. Of equal parts the side to
 * move comes first, and a five before two breakpoints before a line.
 */
export function reasonOf(account: CellAccount): WeightReason {
  const order = account.toMove === X ? [X, O] : [O, X];
  const parts = order.flatMap((mark) => partsOf(account, mark));
  const most = Math.max(...parts.map(({ amount }) => amount));
  return parts.find(({ amount }) => amount === most)?.reason ?? { kind: 'alone' };
}

const inkOf = (mark: Mark): SceneTone => (mark === X ? 'x' : 'o');

/** The cell at an offset from another, along one of `DIRECTIONS`. */
export function cellAlong({ x, y }: Point, direction: number, offset: number): Point {
  const along = DIRECTIONS[direction];
  if (!along) throw new RangeError(`there is no direction ${direction}`);
  return { x: x + offset * along.dx, y: y + offset * along.dy };
}

/** A line as it lies on the board: its window, and over it the attacks that count. */
export function lineBands(account: CellAccount, name: LineName): readonly Band[] {
  const { window, attacks } = lineOf(account, name);
  const stroke = (from: number, to: number, tone: SceneTone): Band => ({
    from: cellAlong(account, name.direction, from),
    to: cellAlong(account, name.direction, to),
    tone,
  });
  return [
    stroke(window[0], window[1], 'soft'),
    ...attacks.map(({ from, to, divider }) =>
      stroke(from, to, divider === 1 ? 'now' : inkOf(name.mark)),
    ),
  ];
}

/**
 * What strikes the eye in an account: on every line that breaks the run through the cell, with the
 * neighbour that it would join.
 */
export function accountBreakBands(account: CellAccount): readonly Band[] {
  return account.marks.flatMap(({ lines }) =>
    lines.flatMap(({ attacks, breaks }, direction) => {
      if (!breaks) return [];
      const shown = attacks.filter(({ divider }) => divider <= (breaks === 'joined' ? 2 : 1));
      const from = cellAlong(account, direction, Math.min(...shown.map((each) => each.from)));
      const to = cellAlong(account, direction, Math.max(...shown.map((each) => each.to)));
      return [{ from, to, tone: 'now' as const }];
    }),
  );
}

/** A part of two accounts, side by side. */
export interface ComparedPart {
  readonly mark: Mark;
  /** A line, by its place in `DIRECTIONS`, or a bonus. */
  readonly part: number | 'finish' | 'doubleThreat';
  readonly weights: readonly [number, number];
  /** The lines as they were read, if it is one. */
  readonly lines: readonly [LineReading, LineReading] | undefined;
  /** Whether the two weigh differently here. */
  readonly differs: boolean;
}

/** Why this cell and not that one. */
export interface AccountComparison {
  readonly parts: readonly ComparedPart[];
  readonly weights: readonly [number, number];
  /** The part whose difference is greatest on the side of the heavier cell; none if they weigh alike. */
  readonly decides: ComparedPart | undefined;
}

const isApart = (a: number, b: number) =>
  Math.abs(a - b) > TOLERANCE * Math.max(Math.abs(a), Math.abs(b));

function comparedParts(these: CellAccount, those: CellAccount, mark: Mark): ComparedPart[] {
  const [a, b] = [accountPartOf(these, mark), accountPartOf(those, mark)];
  const compared = (
    part: ComparedPart['part'],
    weights: readonly [number, number],
    lines?: readonly [LineReading, LineReading],
  ): ComparedPart => ({ mark, part, weights, lines, differs: isApart(...weights) });
  const lines = DIRECTIONS.map((_, at) => {
    const pair = [a.lines[at], b.lines[at]] as [LineReading, LineReading];
    return compared(at, [pair[0].weight, pair[1].weight], pair);
  });
  return [
    ...lines,
    compared('finish', [a.finish, b.finish]),
    compared('doubleThreat', [a.doubleThreat, b.doubleThreat]),
  ];
}

/** Two accounts of the same board, part by part. */
export function comparison(these: CellAccount, those: CellAccount): AccountComparison {
  const parts = [X, O].flatMap((mark) => comparedParts(these, those, mark));
  const weights = [these.weight, those.weight] as const;
  if (!isApart(...weights)) return { parts, weights, decides: undefined };
  const sign = Math.sign(these.weight - those.weight);
  const gain = ({ weights: [a, b] }: ComparedPart) => sign * (a - b);
  const decides = parts.reduce((best, part) => (gain(part) > gain(best) ? part : best));
  return { parts, weights, decides };
}
