import {
  isHeavier,
  weighBoard,
  type AttackRules,
  type BoardReader,
  type Mark,
  type Point,
  type WeighedCell,
} from '../../engine/index.ts';
import {
  MOST_RULE,
  ruleValue,
  withRule,
  type RuleField,
} from '../algorithms/line-attacks/rules.ts';

/** Where the bot begins to move elsewhere when a number of its rules goes on changing. */
export interface MoveFlip {
  /** The value of the number, 0 … `MOST_RULE`. */
  readonly at: number;
  /** What is heaviest beyond it. */
  readonly cells: readonly Point[];
}

/** How far a number can go, down and up, before the bot's move changes; absent where it never does. */
export interface HoldRange {
  readonly low: MoveFlip | undefined;
  readonly high: MoveFlip | undefined;
}

interface Line extends Point {
  readonly weight: number;
  /** What is added to the weight for each unit of the number. */
  readonly slope: number;
}

/**
 * How far one number of the rules can go before other cells are heaviest. A weight is a sum in which the
 * number stands some times over, so it is a straight line in it, and two weighings tell all of them. The
 * heaviest cells are the upper edge of those lines, which bends upwards: beyond a flip the old move never
 * comes back. (`test/components/weights/holdRange.test.ts` compares this with a search by bisection.)
 */
export function holdRange(
  board: BoardReader,
  toMove: Mark,
  rules: AttackRules,
  field: RuleField,
): HoldRange {
  const value = ruleValue(rules, field);
  const weighedAt = (at: number) => weighBoard(board, toMove, withRule(rules, field, at));
  const none = weighedAt(0);
  const one = weighedAt(1);
  const lines = weighedAt(value).map((cell, i) => ({
    ...cell,
    slope: (one[i] as WeighedCell).weight - (none[i] as WeighedCell).weight,
  }));
  return {
    low: flip(lines, value, -1, value),
    high: flip(lines, value, 1, MOST_RULE - value),
  };
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
