import { FIVE } from '../game/large/board.ts';
import type { Attack, BreakReason } from './attack.ts';
import { NEW_LINE, type LineTracer } from './attackTracer.ts';
import { breakReason } from './breakpoint.ts';
import { BLOCKED, CENTRE, FREE, OWN, PEEK, REACH, type Line } from './line.ts';
import { tableWeight, type AttackRules, type Potential } from './rules.ts';

/** The attacks of one line through a cell. */
export interface LineTotal {
  /** The first and the last offset of the window. */
  readonly window: readonly [from: number, to: number];
  /** Cells in the window; below five there is no room, and no attack. */
  readonly room: number;
  /** The attacks that count, from left to right (90: from the top). */
  readonly attacks: readonly Attack[];
  /** Their weights added up, from left to right. */
  readonly weight: number;
}

/** The whole reading of one line. */
export interface LineReading extends LineTotal {
  /** How many of them are fives. */
  readonly fives: number;
  /** Why one careless answer loses on this line; absent if it does not. */
  readonly breaks: BreakReason | undefined;
}

/**
 * The attacks of one line through a tried cell: the seven steps of docs/algorithms.md, section 7, "One
 * line, exactly". This is the definition; `lineTable.ts` holds the same, precomputed.
 */
export function lineAttacks(line: Line, rules: AttackRules, trace?: LineTracer): LineReading {
  const sum = attacksOnLine(line, rules, trace);
  const breaks = breakReason(sum.attacks, trace);
  const fives = sum.attacks.filter(({ power }) => power >= FIVE).length;
  return { ...sum, fives, breaks };
}

/** The seven steps alone, without the question whether the line breaks. */
export function attacksOnLine(line: Line, rules: AttackRules, trace?: LineTracer): LineTotal {
  trace?.centre(NEW_LINE);
  const window = windowOf(line, trace);
  const [left, right] = window;
  const room = right - left + 1;
  trace?.room({ room });
  const attacks: Attack[] = [];
  if (room >= FIVE) {
    const runs = runsOf(line, window, trace);
    for (let at = 0; at < runs.length; at++) {
      const attack = attackOf(line, at, runs[at] as Run, rules, trace);
      if (attack) attacks.push(attack);
    }
  }
  const weight = attacks.reduce((sum, attack) => sum + attack.weight, 0);
  trace?.sum({ at: undefined, weight });
  return { window, room, attacks, weight };
}

/** Step 1: from the tried cell outwards, up to four cells each way, stopping before anything that blocks. */
function windowOf(line: Line, trace?: LineTracer): readonly [number, number] {
  const walk = (way: -1 | 1): number => {
    let last = 0;
    for (let distance = 1; distance <= REACH; distance++) {
      const content = line[CENTRE + way * distance] ?? BLOCKED;
      if (content === BLOCKED) {
        trace?.wall({ offset: way * distance, walls: { [way]: way * distance } });
        return last;
      }
      trace?.window({ offset: way * distance, reach: { [way]: distance } });
      last = way * distance;
    }
    return last;
  };
  return [walk(-1), walk(1)];
}

type Run = readonly [from: number, to: number];

/** Step 3: the longest runs of the player's marks in the window. One of them goes through the tried cell. */
function runsOf(line: Line, [left, right]: readonly [number, number], trace?: LineTracer): Run[] {
  const runs: Run[] = [];
  for (let from = left; from <= right; from++) {
    if (line[CENTRE + from] !== OWN) continue;
    let to = from;
    while (to < right && line[CENTRE + to + 1] === OWN) to += 1;
    trace?.run({ at: runs.length, runs: [...runs, [from, to]] });
    runs.push([from, to]);
    from = to;
  }
  return runs;
}

/** Steps 4 to 7 for one run; nothing if it is dropped. */
function attackOf(
  line: Line,
  at: number,
  [from, to]: Run,
  rules: AttackRules,
  trace?: LineTracer,
): Attack | undefined {
  const power = to - from + 1;
  const potential = (endOf(line, at, from - 1, trace) +
    endOf(line, at, to + 1, trace)) as Potential;
  const empty = emptyBetween(line, from, to);
  trace?.divider({ at, gaps: { [at]: empty } });
  const divider = 1 + empty;
  const isSide = from > 0 || to < 0;
  if ((potential === 0 && power < FIVE) || (isSide && !rules.ragged)) {
    trace?.drop({ at, dropped: { [at]: true } });
    return undefined;
  }
  const weight = tableWeight(rules, power, potential) / divider;
  trace?.weigh({ at, weights: { [at]: weight } });
  return { from, to, power, potential, divider, weight };
}

/** Step 4: whether an end is open (1) or not (0). At distance five a like mark is as good as an empty cell. */
function endOf(line: Line, at: number, offset: number, trace?: LineTracer): 0 | 1 {
  const next = line[CENTRE + offset];
  if (Math.abs(offset) === PEEK) {
    const open = next === FREE || next === OWN ? 1 : 0;
    trace?.peek({ at, offset, ends: { [offset]: open === 1 } });
    return open;
  }
  const open = next === FREE ? 1 : 0;
  trace?.end({ at, offset, ends: { [offset]: open === 1 } });
  return open;
}

/** Step 5: the empty cells between a run and the tried cell, over several gaps; none for the run through it. */
function emptyBetween(line: Line, from: number, to: number): number {
  let empty = 0;
  for (let offset = to + 1; offset < 0; offset++) if (line[CENTRE + offset] === FREE) empty += 1;
  for (let offset = 1; offset < from; offset++) if (line[CENTRE + offset] === FREE) empty += 1;
  return empty;
}
