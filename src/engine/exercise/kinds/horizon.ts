import { X, type Mark, type Score } from '../../core/types.ts';
import { BitPosition } from '../../game/bitPosition.ts';
import { afterMove, emptyCells, type Setup } from '../../game/setup.ts';
import { SURE_WIN, evaluate, limitedMinimax } from '../../search/limitedMinimax.ts';
import { startSearch } from '../../search/rules.ts';
import { listCodec } from '../codec.ts';
import { FULL_MARKS, wrong, type ExerciseKind, type Level } from '../contract.ts';
import { MOST_CALLS } from '../callTree.ts';
import { drawSetup, pick, pickMark, type Span } from '../draw.ts';
import {
  listField,
  markField,
  openSetupField,
  paramsCodec,
  type CallParams,
  type Fields,
} from '../fields.ts';
import { EVALUATED_SCORES } from './evaluation.ts';

/** A call of minimax that looks `depth` marks ahead, and guesses there. */
export interface HorizonParams extends CallParams {
  readonly depth: number;
}

/** What the search has for a move: the score that comes back, and the replies to it that are looked at, each with its own. */
export interface LookedAt {
  readonly cell: number;
  readonly score: Score;
  readonly replies: readonly Omit<LookedAt, 'replies'>[];
}

export type HorizonReason =
  /** The answer is the guess at the board itself: nothing was looked ahead. */
  | { readonly code: 'own-guess' }
  /** The right number, from the other side. */
  | { readonly code: 'turned' }
  /** It is how the game ends if it is played out. */
  | { readonly code: 'played-out' }
  /** Some move has that score, and the mover has a better one. */
  | { readonly code: 'other-end' }
  | { readonly code: 'mover-has-better' | 'mover-cannot-get' };

/** Deeper searches have too many calls for a person, or reach the end of the game. */
const LOOKS_AHEAD = [1, 2, 3] as const;

function scoreWithin(setup: Setup, computer: Mark, depth: number): Score {
  const state = startSearch({ computer, ties: 'first', depth });
  return limitedMinimax(new BitPosition(setup), setup.toMove, state);
}

const scoreOf = ({ setup, computer, depth }: HorizonParams) => scoreWithin(setup, computer, depth);

const isOver = (setup: Setup) => new BitPosition(setup).isOver;

/** The moves that the search tries, in order. */
export function lookedAt({ setup, computer, depth }: HorizonParams): readonly LookedAt[] {
  return emptyCells(setup.cells).map((cell) => {
    const after = afterMove(setup, cell);
    const score = scoreWithin(after, computer, depth - 1);
    const goesOn = depth > 1 && !isOver(after);
    const replies = goesOn ? lookedAt({ setup: after, computer, depth: depth - 1 }) : [];
    return { cell, score, replies };
  });
}

/** How many calls the search makes. */
function callsOf(setup: Setup, depth: number): number {
  if (depth === 0 || isOver(setup)) return 1;
  return emptyCells(setup.cells).reduce(
    (calls, cell) => calls + callsOf(afterMove(setup, cell), depth - 1),
    1,
  );
}

const fields: Fields<HorizonParams> = {
  setup: openSetupField,
  computer: markField,
  depth: listField(LOOKS_AHEAD),
};

/** What does a search return that guesses at its horizon? */
export const horizonKind: ExerciseKind<HorizonParams, Score, HorizonReason, 'horizon'> = {
  id: 'horizon',
  fields,
  params: paramsCodec(fields, ({ setup, depth }) => {
    const found = callsOf(setup, depth);
    return found > MOST_CALLS ? { code: 'too-much', found, limit: MOST_CALLS } : undefined;
  }),
  answer: listCodec(EVALUATED_SCORES),

  /**
   * 1: one mark ahead, X the computer and to move; 2: one mark ahead, and either side may be either; 3: two marks ahead, and the
   * search gets something else than with one. Each answer that is drawn is as likely as the others of its level.
   */
  generate(rng, level) {
    const computer = level === 1 ? X : pickMark(rng);
    const depth = level === 3 ? 2 : 1;
    const wanted = pick(rng, WANTED[level]);
    const setup = drawSetup(rng, EMPTY_CELLS[level], (drawn) => {
      const params = { setup: drawn, computer, depth };
      return scoreOf(params) === wanted && isTelling(params, level);
    });
    return { setup, computer, depth };
  },

  key: scoreOf,

  allRight: (params) => [scoreOf(params)],

  grade(params, answer) {
    const right = scoreOf(params);
    if (answer === right) return FULL_MARKS;
    const { setup, computer } = params;
    if (answer === -right) return wrong({ code: 'turned' });
    if (answer === evaluate(new BitPosition(setup), computer)) return wrong({ code: 'own-guess' });
    if (lookedAt(params).some(({ score }) => score === answer)) return wrong({ code: 'other-end' });
    const played = scoreWithin(setup, computer, emptyCells(setup.cells).length);
    if (answer === played) return wrong({ code: 'played-out' });
    const isTooGood = setup.toMove === computer ? answer > right : answer < right;
    return wrong({ code: isTooGood ? 'mover-cannot-get' : 'mover-has-better' });
  },
};

/** The moves differ, the board itself has another guess, and of two marks the second one matters. */
function isTelling(params: HorizonParams, level: Level): boolean {
  const { setup, computer, depth } = params;
  if (level === 1 && setup.toMove !== computer) return false;
  const scores = new Set(lookedAt(params).map(({ score }) => score));
  if (scores.size < 2 || scoreOf(params) === evaluate(new BitPosition(setup), computer))
    return false;
  return depth === 1 || scoreOf(params) !== scoreOf({ ...params, depth: 1 });
}

const EMPTY_CELLS: Record<Level, Span> = { 1: [3, 4], 2: [4, 5], 3: [3, 4] };
const WANTED: Record<Level, readonly Score[]> = {
  1: [0, 1, 2],
  2: [-SURE_WIN, -2, -1, 0, 1, 2, SURE_WIN],
  3: [-2, -1, 0, 1, 2],
};
