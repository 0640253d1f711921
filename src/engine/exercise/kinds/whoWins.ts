import type { Rng } from '../../core/rng.ts';
import { makeVariant, type Variant } from '../../game/variants.ts';
import { GAME_VALUES, boardValue, type GameValue } from '../../search/boardSolver.ts';
import { listCodec } from '../codec.ts';
import { MOST_SEARCHED, variantField } from '../boardFields.ts';
import { FULL_MARKS, wrong, type ExerciseKind, type Level } from '../contract.ts';
import { drawUntil, pick, pickBetween, type Span } from '../draw.ts';
import { paramsCodec, type Fields } from '../fields.ts';

interface WhoWinsParams {
  readonly variant: Variant;
}

/** Somebody else wins with best play, or nobody does. */
export interface WhoWinsReason {
  readonly code: 'other-winner';
  readonly answered: GameValue;
  readonly right: GameValue;
}

const known = new Map<Variant, GameValue | undefined>();

/** Who wins from the empty board; `undefined` where it takes too long to find out. */
function winnerOf(variant: Variant): GameValue | undefined {
  if (!known.has(variant)) {
    const found = boardValue(variant, { mostPositions: MOST_SEARCHED });
    known.set(variant, found.settled ? found.value : undefined);
  }
  return known.get(variant);
}

interface LevelRule {
  readonly cells: Span;
  /** How many in a row: one of these. */
  readonly length: readonly number[];
  /** A line may lose, and marks may fall; without both O never wins. */
  readonly isTwisted: boolean;
}

const SIDES: Span = [2, 7];
/** By level: boards that one can nearly try out; larger ones, and other rules; lines of four. */
const RULES: Record<Level, LevelRule> = {
  1: { cells: [6, 16], length: [3], isTwisted: false },
  2: { cells: [9, 18], length: [3], isTwisted: true },
  3: { cells: [12, 20], length: [3, 4], isTwisted: true },
};

function drawVariant(
  rng: Rng,
  { cells: [least, most], length, isTwisted }: LevelRule,
): Variant | undefined {
  const [m, n] = [pickBetween(rng, SIDES), pickBetween(rng, SIDES)];
  const k = pick(rng, length);
  if (m * n < least || m * n > most || k > Math.max(m, n)) return undefined;
  const [misere, gravity] = [isTwisted && rng.int(3) === 0, isTwisted && rng.int(2) === 0];
  return makeVariant({ m, n, k, misere, gravity });
}

const fields: Fields<WhoWinsParams> = { variant: variantField };

/** Who wins on this board if both play as well as they can? */
export const whoWins: ExerciseKind<WhoWinsParams, GameValue, WhoWinsReason, 'who-wins'> = {
  id: 'who-wins',
  fields,
  params: paramsCodec(fields, ({ variant }) =>
    winnerOf(variant) ? undefined : { code: 'unsolved' },
  ),
  answer: listCodec(GAME_VALUES),

  generate(rng, level) {
    const rule = RULES[level];
    // One comes up as often as another, which makes guessing pointless.
    const wanted = pick(rng, rule.isTwisted ? GAME_VALUES : GAME_VALUES.slice(0, 2));
    const variant = drawUntil(
      rng,
      () => drawVariant(rng, rule),
      (drawn) => winnerOf(drawn) === wanted,
    );
    return { variant };
  },

  key({ variant }) {
    const winner = winnerOf(variant);
    if (!winner) throw new Error(`${variant.id} takes too long`);
    return winner;
  },
  allRight: (params) => [whoWins.key(params)],
  grade(params, answered) {
    const right = whoWins.key(params);
    return answered === right ? FULL_MARKS : wrong({ code: 'other-winner', answered, right });
  },
};
