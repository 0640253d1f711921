import {
  RENJU_VERDICTS,
  type Point,
  type RenjuEvent,
  type RenjuVerdict,
  type StepEvent,
} from '../../../engine/index.ts';

/** A cell that would make a three an open four, and what its own check says, once that is known. */
export interface OpenCell {
  readonly direction: number;
  readonly offset: number;
  readonly verdict: RenjuVerdict | undefined;
}

/** The check of one cell, as far as it is done: by direction, what is known. */
export interface CellCheck {
  readonly cell: Point;
  readonly rows: readonly number[];
  readonly fours: readonly { readonly count: number; readonly fives: readonly number[] }[];
  /** Whether the direction has a three that counts; absent where it isn't known, or there is a four. */
  readonly threes: Readonly<Partial<Record<number, boolean>>>;
  readonly opens: readonly OpenCell[];
  readonly verdict: RenjuVerdict | undefined;
}

type Values = readonly number[];

function begun(x: number, y: number): CellCheck {
  return { cell: { x, y }, rows: [], fours: [], threes: {}, opens: [], verdict: undefined };
}

/** What a check knows after an event that is about it. */
function after(check: CellCheck, kind: RenjuEvent, values: Values): CellCheck {
  const [first = 0, second = 0, ...others] = values;
  switch (kind) {
    case 'row':
      return { ...check, rows: [...check.rows, second] };
    case 'fours':
      return { ...check, fours: [...check.fours, { count: second, fives: others }] };
    case 'open':
      return {
        ...check,
        opens: [...check.opens, { direction: first, offset: second, verdict: undefined }],
      };
    case 'three':
      return { ...check, threes: { ...check.threes, [first]: second === 1 } };
    case 'verdict':
      return { ...check, verdict: RENJU_VERDICTS[first] };
    case 'place':
      return check;
  }
}

/** The check that is inside another is over: the outer one knows what came of it. */
function closed(stack: readonly CellCheck[]): readonly CellCheck[] {
  const [outer, inner] = stack.slice(-2);
  if (!outer || !inner?.verdict) return stack;
  const opens = outer.opens.map((open, at) =>
    at === outer.opens.length - 1 ? { ...open, verdict: inner.verdict } : open,
  );
  return [...stack.slice(0, -2), { ...outer, opens }];
}

/** The checks that are open after these events, the innermost last; one that is just over is still among them. */
export function replayRenju(events: readonly StepEvent<RenjuEvent>[]): readonly CellCheck[] {
  let stack: readonly CellCheck[] = [];
  for (const { kind, values } of events) {
    stack = closed(stack);
    const top = stack.at(-1);
    if (kind === 'place' || !top) stack = [...stack, begun(values[0] ?? 0, values[1] ?? 0)];
    else stack = [...stack.slice(0, -1), after(top, kind, values)];
  }
  return stack;
}

/** Why the cell is forbidden: the directions of what it makes too many of. */
export function forbiddingDirections({
  verdict,
  rows,
  fours,
  threes,
}: CellCheck): readonly number[] {
  const all = [0, 1, 2, 3];
  if (verdict === 'five') return all.filter((at) => rows[at] === 5);
  if (verdict === 'overline') return all.filter((at) => (rows[at] ?? 0) > 5);
  if (verdict === 'four-four') return all.filter((at) => (fours[at]?.count ?? 0) > 0);
  if (verdict === 'three-three') return all.filter((at) => threes[at] === true);
  return [];
}

/** The directions of threes that do not count, because no open four of them may be played. */
export function refusedDirections({ threes, opens }: CellCheck): readonly number[] {
  const tried = new Set(opens.map(({ direction }) => direction));
  return [...tried].filter((direction) => threes[direction] === false);
}
