import { RATED_DRAWN, RATED_UNKNOWN } from '../../core/ratingScale.ts';
import { EMPTY, type Score } from '../../core/types.ts';
import { depthRatingsOf } from '../../bots/ratingBots.ts';
import { afterMove, type Setup } from '../../game/setup.ts';
import { bestLine } from '../../runs/bestLine.ts';
import { DEPTHS } from '../../search/rules.ts';
import { listCodec } from '../codec.ts';
import { FULL_MARKS, wrong, type ExerciseKind, type Level } from '../contract.ts';
import { drawSetup, pick, type Span } from '../draw.ts';
import { cellField, listField, openSetupField, paramsCodec, type Fields } from '../fields.ts';

/** A cell that the side to move may take, and how many plies ahead the machine looks. */
interface DepthParams {
  readonly setup: Setup;
  readonly cell: number;
  readonly depth: number;
}

/** With this limit the cell has another rating. */
export interface DepthReason {
  readonly code: 'other-rating';
  readonly cell: number;
  /** Whether the rating is higher than the answer; what it is is not told. */
  readonly more: boolean;
  readonly limit: number;
}

/** Every rating that a cell of a position can have; the lesson on depth derives this list. */
export const RATINGS: readonly Score[] = [32, 30, 28, 24, 16, 13, 11, 9];

const EMPTY_CELLS: Record<Level, Span> = { 1: [3, 4], 2: [4, 5], 3: [5, 6] };
const DEPTH: Record<Level, number> = { 1: 2, 2: 3, 3: 4 };

/** Wins, draws, unknown ratings and losses are asked for equally often. */
const WANTED: readonly ((rating: Score) => boolean)[] = [
  (rating) => rating > RATED_DRAWN,
  (rating) => rating === RATED_DRAWN,
  (rating) => rating === RATED_UNKNOWN,
  (rating) => rating > 0 && rating < RATED_UNKNOWN,
];

const fields: Fields<DepthParams> = {
  setup: openSetupField,
  cell: cellField,
  depth: listField(DEPTHS),
};

/** What is the rating of this cell, with this limit? */
export const depthRating: ExerciseKind<DepthParams, Score, DepthReason, 'depth-rating'> = {
  id: 'depth-rating',
  fields,
  params: paramsCodec(fields, ({ setup, cell }) =>
    setup.cells[cell] === EMPTY ? undefined : { code: 'asked-is-taken' },
  ),
  answer: listCodec(RATINGS),

  generate(rng, level) {
    const depth = DEPTH[level];
    const isWanted = pick(rng, WANTED);
    let cells: number[] = [];
    const setup = drawSetup(rng, EMPTY_CELLS[level], (drawn) => {
      const ratings = depthRatingsOf(drawn, depth);
      cells = [...ratings.keys()].filter((cell) => isWanted(ratings[cell] ?? 0));
      return cells.length > 0;
    });
    return { setup, cell: pick(rng, cells), depth };
  },

  key({ setup, cell, depth }) {
    return depthRatingsOf(setup, depth)[cell] ?? RATED_UNKNOWN;
  },

  allRight(params) {
    return [this.key(params)];
  },

  grade(params, answer) {
    const rating = this.key(params);
    if (answer === rating) return FULL_MARKS;
    const { setup, cell, depth } = params;
    const moves = [cell, ...bestLine(afterMove(setup, cell)).moves];
    return wrong(
      { code: 'other-rating', cell, more: rating > answer, limit: depth },
      { setup, moves },
    );
  },
};
