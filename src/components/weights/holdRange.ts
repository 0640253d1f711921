import {
  isHeavier,
  weighBoard,
  type AttackRules,
  type BoardReader,
  type Mark,
  type Point,
  type WeighedCell,
} from '../../engine/index.ts';
import { MOST_RULE, withRule, type RuleField } from '../algorithms/line-attacks/rules.ts';

/** Where the bot begins to move elsewhere when a number of its rules goes on changing. */
export interface MoveFlip {
  /** The value of the number, 0 … `MOST_RULE`. */
  readonly at: number;
  /** What is heaviest beyond it. */
  readonly cells: readonly Point[];
}

/** How far a number can go, down and up, before the bot's move changes; absent where it never does. */
interface HoldRange {
  readonly low: MoveFlip | undefined;
  readonly high: MoveFlip | undefined;
}

/** The weight of a cell as one number of the rules goes on changing: a straight line. */
interface WeightLine extends Point {
  /** The weight while the number is 0. */
  readonly start: number;
  /** What is added for each unit of the number. */
  readonly slope: number;
}

/**
 * The weights of all cells as one number of `rules` changes, whatever it is now: a weight is a sum in
 * which the number stands some times over, so two weighings tell all of them.
 */
export function weightLines(
  board: BoardReader,
  toMove: Mark,
  rules: AttackRules,
  field: RuleField,
): WeightLine[] {
  const weighedAt = (at: number) => weighBoard(board, toMove, withRule(rules, field, at));
  const one = weighedAt(1);
  return weighedAt(0).map(({ x, y, weight }, i) => ({
    x,
    y,
    start: weight,
    slope: (one[i] as WeighedCell).weight - weight,
  }));
}

/**
 * How far the number can go from `value` before other cells are heaviest. These are the upper edge of
 * the lines, which bends upwards: beyond a flip the old move never comes back.
 * (`test/components/weights/holdRange.test.ts` compares this with a search by bisection.)
 */
export function holdRange(lines: readonly WeightLine[], value: number): HoldRange {
  const now = lines.map((line) => ({ ...line, weight: line.start + line.slope * value }));
  return {
    low: flip(now, value, -1, value),
    high: flip(now, value, 1, MOST_RULE - value),
  };
}

interface Line extends WeightLine {
  readonly weight: number;
}

/** The first change of the heaviest cells on the way from `value`, `room` long. */
function flip(
  lines: readonly Line[],
  value: number,
  sign: 1 | -1,
  room: number,
): MoveFlip | undefined {
  const most = Math.max(...lines.map(({ weight }) => weight));
  const heaviest = lines.filter(({ weight }) => !isHeavier(most, weight));
  const steepness = (line: Line) => sign * line.slope;
  const steepest = (among: readonly Line[]) => {
    const top = Math.max(...among.map(steepness));
    return among.filter((line) => !isHeavier(top, steepness(line)));
  };
  const leaders = steepest(heaviest);
  const [leader] = leaders;
  if (!leader) return undefined;
  // Of those that are equal now, some fall behind at once.
  if (leaders.length < heaviest.length) {
    return room > 0 ? { at: value, cells: pointsOf(leaders) } : undefined;
  }
  const rivals = lines.filter((line) => isHeavier(steepness(line), steepness(leader)));
  const wayTo = (line: Line) =>
    (leader.weight - line.weight) / (steepness(line) - steepness(leader));
  const way = Math.min(...rivals.map(wayTo));
  if (way >= room) return undefined;
  const met = rivals.filter((line) => !isHeavier(wayTo(line), way));
  return { at: value + sign * way, cells: pointsOf(steepest(met)) };
}

const pointsOf = (lines: readonly Line[]): Point[] => lines.map(({ x, y }) => ({ x, y }));
