import { LINES } from '../../bots/board.ts';
import type { Rng } from '../../core/rng.ts';
import { EMPTY, O, X } from '../../core/types.ts';
import { DRAWN, NOT_OVER, fin, type FinResult } from '../../game/fin.ts';
import { afterMove, emptyCells, type Setup } from '../../game/setup.ts';
import { listCodec, numberCodec, recordCodec } from '../codec.ts';
import type { ExerciseKind, Level } from '../contract.ts';
import { drawSetup, drawUntil, pick, type Span } from '../draw.ts';
import { listField, paramsCodec, setupField, type Fields } from '../fields.ts';
import { winsIn } from './findWin.ts';

export interface LineSumParams {
  /** Finished or not. */
  readonly setup: Setup;
  /** The line that is asked about: its place in `LINES`. */
  readonly line: number;
}

export interface LineSumAnswer {
  readonly sum: number;
  readonly result: FinResult;
}

export type LineSumReason =
  | { readonly code: 'other-sum'; readonly given: number }
  | { readonly code: 'other-result'; readonly given: FinResult };

/** Every sum up to that of three O. Some belong to no line: they can be chosen, but are always wrong. */
export const SUMS: readonly number[] = Array.from({ length: 3 * O + 1 }, (_, sum) => sum);
export const FIN_RESULTS = [NOT_OVER, X, DRAWN, O] as const satisfies readonly FinResult[];

/** A line that proves the result: the complete one, or the first open one. */
export function provingLine({ cells }: Setup): readonly number[] | undefined {
  const { line, states } = fin(cells);
  return line ?? LINES[states.indexOf('open')];
}

/** The results of `Fin` to ask for. */
const WANTED: Record<Level, readonly FinResult[]> = {
  1: [NOT_OVER, NOT_OVER, X, O],
  2: [NOT_OVER, X, O, DRAWN],
  3: [NOT_OVER, NOT_OVER, X, O, DRAWN, DRAWN],
};
/** How many cells were empty before the last mark. */
const EMPTY_CELLS: Record<Level, Span> = { 1: [4, 5], 2: [2, 4], 3: [1, 3] };

const fields: Fields<LineSumParams> = {
  setup: setupField,
  line: listField([...LINES.keys()]),
};

function keyOf({ setup, line }: LineSumParams): LineSumAnswer {
  const { sums, result } = fin(setup.cells);
  return { sum: sums[line] ?? 0, result };
}

/** What is the sum of this line, and what does Fin say of the board? */
export const lineSum: ExerciseKind<LineSumParams, LineSumAnswer, LineSumReason, 'line-sum'> = {
  id: 'line-sum',
  fields,
  params: paramsCodec(fields),
  answer: recordCodec<LineSumAnswer>({
    sum: numberCodec(SUMS.length),
    result: listCodec(FIN_RESULTS),
  }),

  generate(rng, level) {
    const wanted = pick(rng, WANTED[level]);
    const setup = drawWith(rng, level, wanted);
    const { sums } = fin(setup.cells);
    // A line with one mark, or with none, asks for no adding.
    const marked = [...sums.keys()].filter((line) => sums[line] !== EMPTY);
    const worth = marked.filter((line) => sums[line] !== X && sums[line] !== O);
    const lines = worth.length > 0 ? worth : marked;
    return { setup, line: pick(rng, lines) };
  },

  key: keyOf,

  /** Half for the sum, half for the result. */
  grade(params, { sum, result }) {
    const right = keyOf(params);
    const reasons: LineSumReason[] = [];
    if (sum !== right.sum) reasons.push({ code: 'other-sum', given: sum });
    if (result !== right.result) reasons.push({ code: 'other-result', given: result });
    return { points: 1 - reasons.length / 2, reasons };
  },
};

/** A board with the result `wanted`, one move after a board that was not finished. */
function drawWith(rng: Rng, level: Level, wanted: FinResult): Setup {
  const draw = () => {
    const before = drawSetup(rng, EMPTY_CELLS[level], ({ toMove, cells }) => {
      if (wanted === X || wanted === O)
        return wanted === toMove && winsIn({ cells, toMove }).length > 0;
      return true;
    });
    const free = emptyCells(before.cells);
    const [win] = winsIn(before);
    const last = win !== undefined && (wanted === X || wanted === O) ? win : pick(rng, free);
    return afterMove(before, last);
  };
  return drawUntil(rng, draw, ({ cells }) => fin(cells).result === wanted);
}
