import {
  isHeavier,
  weighBoard,
  type AttackRules,
  type BoardReader,
  type Mark,
  type Point,
  type WeighedCell,
} from '../../../engine/index.ts';
import { MOST_RULE, withRule, type RuleField } from '../../algorithms/line-attacks/rules.ts';

/** Where the bot begins to move elsewhere when a number of its rules goes on changing. */
interface MoveFlip {
  /** The value of the number, 0 … `MOST_RULE`. */
  readonly at: number;
  /** What is heaviest beyond it. */
  readonly cells: readonly Point[];
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

interface Line extends WeightLine {
  readonly weight: number;
}

/**
 * How far the number can grow from `value` before other cells are heaviest; `undefined` if they never are. These are the upper
 * edge of the lines, which bends upwards: beyond a flip the old move never comes back.
 * (`test/components/lessons/holdsUpTo.test.ts` compares this with a search by bisection.)
 */
export function holdsUpTo(lines: readonly WeightLine[], value: number): MoveFlip | undefined {
  const now: Line[] = lines.map((line) => ({ ...line, weight: line.start + line.slope * value }));
  const most = Math.max(...now.map(({ weight }) => weight));
  const heaviest = now.filter(({ weight }) => !isHeavier(most, weight));
  const steepest = (among: readonly Line[]) => {
    const top = Math.max(...among.map(({ slope }) => slope));
    return among.filter(({ slope }) => !isHeavier(top, slope));
  };
  const leaders = steepest(heaviest);
  const [leader] = leaders;
  if (!leader) return undefined;
  // Of those that are equal now, some fall behind at once.
  const room = MOST_RULE - value;
  if (leaders.length < heaviest.length) {
    return room > 0 ? { at: value, cells: pointsOf(leaders) } : undefined;
  }
  const rivals = now.filter(({ slope }) => isHeavier(slope, leader.slope));
  const wayTo = (line: Line) => (leader.weight - line.weight) / (line.slope - leader.slope);
  const way = Math.min(...rivals.map(wayTo));
  if (way >= room) return undefined;
  const met = rivals.filter((line) => !isHeavier(wayTo(line), way));
  return { at: value + way, cells: pointsOf(steepest(met)) };
}

const pointsOf = (lines: readonly Line[]): Point[] => lines.map(({ x, y }) => ({ x, y }));
