import { X, other, type Mark, type Score } from '../../core/types.ts';
import { LINES } from '../../bots/board.ts';
import { BitPosition } from '../../game/bitPosition.ts';
import type { Setup } from '../../game/setup.ts';
import { SURE_WIN, evaluate } from '../../search/limitedMinimax.ts';
import { listCodec } from '../codec.ts';
import { FULL_MARKS, wrong, type ExerciseKind, type Level } from '../contract.ts';
import { drawSetup, pickBetween, pickMark, type Span } from '../draw.ts';
import { markField, openSetupField, paramsCodec, type CallParams, type Fields } from '../fields.ts';

export interface EvaluationReason {
  /**
   * `not-subtracted`: only the computer's lines were counted, or only those of the other side. `turned`: the right number, from
   * the other side. `other-number`: neither.
   */
  readonly code: 'not-subtracted' | 'turned' | 'other-number';
}

/** Every number that an evaluation of nine cells can be. */
export const EVALUATIONS: readonly Score[] = Array.from(
  { length: 2 * LINES.length + 1 },
  (_, at) => at - LINES.length,
);

/** Every score that a search can return which evaluates at its horizon: a loss, an evaluation, a win. */
export const EVALUATED_SCORES: readonly Score[] = [-SURE_WIN, ...EVALUATIONS, SURE_WIN];

/** The lines that `mark` could still complete: those without a mark of the other side. */
export function linesOpenTo({ cells }: Setup, mark: Mark): readonly (readonly number[])[] {
  return LINES.filter((line) => line.every((cell) => cells[cell] !== other(mark)));
}

const keyOf = ({ setup, computer }: CallParams): Score =>
  evaluate(new BitPosition(setup), computer);

const fields: Fields<CallParams> = { setup: openSetupField, computer: markField };

/** What does the evaluation say of this board? */
export const evaluationKind: ExerciseKind<CallParams, Score, EvaluationReason, 'evaluation'> = {
  id: 'evaluation',
  fields,
  params: paramsCodec(fields),
  answer: listCodec(EVALUATED_SCORES),

  /**
   * The more lines are open, the more there is to count. At level 1 X is the computer, so that the sign is easy. Each answer is as
   * likely as the others, or 0 would be a good guess.
   */
  generate(rng, level) {
    const computer = level === 1 ? X : pickMark(rng);
    const { empty, open, most } = DRAWN[level];
    const wanted = pickBetween(rng, [-most, most]);
    const setup = drawSetup(rng, empty, (drawn) => {
      const lines = linesOpenTo(drawn, X).length + linesOpenTo(drawn, other(X)).length;
      return lines >= open[0] && lines <= open[1] && keyOf({ setup: drawn, computer }) === wanted;
    });
    return { setup, computer };
  },

  key: keyOf,

  allRight: (params) => [keyOf(params)],

  grade(params, answer) {
    const right = keyOf(params);
    if (answer === right) return FULL_MARKS;
    const { setup, computer } = params;
    const counted = [computer, other(computer)].map((mark) => linesOpenTo(setup, mark).length);
    if (answer === -right) return wrong({ code: 'turned' });
    return wrong({ code: counted.includes(answer) ? 'not-subtracted' : 'other-number' });
  },
};

/** How many cells are empty, how many lines are open to both sides together, and the highest number that is asked for. */
const DRAWN: Record<Level, { readonly empty: Span; readonly open: Span; readonly most: Score }> = {
  1: { empty: [4, 5], open: [2, 4], most: 2 },
  2: { empty: [5, 6], open: [5, 7], most: 3 },
  3: { empty: [6, 7], open: [7, 10], most: 4 },
};
