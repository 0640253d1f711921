import {
  RATING,
  RATING_EVENTS,
  ruleRatings,
  type RatingEvent,
  type RatingRule,
} from '../../bots/ruleRatings.ts';
import { ok } from '../../core/result.ts';
import { EMPTY } from '../../core/types.ts';
import { emptyCells, type Setup } from '../../game/setup.ts';
import { recordSteps } from '../../trace/linearTrace.ts';
import { strange, type Codec } from '../codec.ts';
import { FULL_MARKS, wrong, type ExerciseKind, type Level } from '../contract.ts';
import { drawSetup, pick, type Span } from '../draw.ts';
import { cellField, openSetupField, paramsCodec, type Fields } from '../fields.ts';

export interface RatingParams {
  /** Not over: the side to move is the bot that rates. */
  readonly setup: Setup;
  /** The cell that is asked about, an empty one. */
  readonly cell: number;
}

/** The greatest rule that adds to the cell more often than answered, or less often. */
export interface RatingReason {
  readonly code: 'miscounted';
  readonly cell: number;
  readonly rule: RatingRule;
  readonly more: boolean;
}

const RULES = Object.keys(RATING) as readonly RatingRule[];
const EMPTY_CELLS: Record<Level, Span> = { 1: [3, 4], 2: [4, 5], 3: [5, 7] };

/** How often each rule adds to a cell, greatest first; `turn` counts what the turn of one cell adds. */
export function timesRated({ setup, cell }: RatingParams, turn?: number) {
  const { events } = recordSteps<RatingEvent>(RATING_EVENTS, (trace) => ruleRatings(setup, trace));
  return RULES.map((rule) => ({
    rule,
    times: events.filter(
      (event) =>
        event.kind === rule && event.target === cell && (turn === undefined || event.cell === turn),
    ).length,
  }));
}

const summed = (times: ReturnType<typeof timesRated>) =>
  times.reduce((sum, { rule, times }) => sum + RATING[rule] * times, 0);

/**
 * A few numbers to choose from, in ascending order: the rating; the rating without what other cells' turns
 * add; and the rating with one addition more, or one fewer.
 */
export function ratingChoices(params: RatingParams): number[] {
  const right = summed(timesRated(params));
  const ownTurn = summed(timesRated(params, params.cell));
  const fewer = timesRated(params).flatMap(({ rule, times }) =>
    times > 0 && rule !== 'free' ? [right - RATING[rule]] : [],
  );
  const more = [RATING.spoil, RATING.prepare, RATING.stopFork].map((amount) => right + amount);
  const wrongOnes = [ownTurn, ...fewer.reverse(), ...more].filter((rating) => rating !== right);
  return [right, ...new Set(wrongOnes)].slice(0, 4).sort((a, b) => a - b);
}

/** A whole number of at most seven digits. */
const ratingCodec: Codec<number> = {
  limit: 7,
  encode: String,
  decode(text) {
    if (/^(0|[1-9]\d{0,6})$/.test(text)) return ok(Number(text));
    return strange(text);
  },
};

const fields: Fields<RatingParams> = { setup: openSetupField, cell: cellField };

/** Which rating does this cell get? */
export const cellRating: ExerciseKind<RatingParams, number, RatingReason, 'cell-rating'> = {
  id: 'cell-rating',
  fields,
  params: paramsCodec(fields, ({ setup, cell }) =>
    setup.cells[cell] === EMPTY ? undefined : { code: 'asked-is-taken' },
  ),
  answer: ratingCodec,

  generate(rng, level) {
    // A cell that only is empty asks for no thought.
    const worthAsking = (setup: Setup) =>
      emptyCells(setup.cells).filter((cell) => (ruleRatings(setup)[cell] ?? 0) > RATING.spoil);
    const setup = drawSetup(rng, EMPTY_CELLS[level], (each) => worthAsking(each).length > 0);
    const cells = worthAsking(setup);
    return { setup, cell: pick(rng, cells) };
  },

  key({ setup, cell }) {
    return ruleRatings(setup)[cell] ?? 0;
  },

  allRight(params) {
    return [this.key(params)];
  },

  grade(params, answer) {
    const { cell } = params;
    if (answer === this.key(params)) return FULL_MARKS;
    // The greatest rule that is counted otherwise: a digit of the rating is how often it adds.
    const digitOf = (rating: number, rule: RatingRule) => Math.floor(rating / RATING[rule]) % 10;
    const differs = timesRated(params).find(({ rule, times }) => digitOf(answer, rule) !== times);
    const { rule, times } = differs ?? { rule: 'win' as const, times: 0 };
    return wrong({ code: 'miscounted', cell, rule, more: times > digitOf(answer, rule) });
  },
};
