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

const SIDES: Span = [2, 7];
/** By level: boards that one can nearly try out; larger ones, and other rules; lines of four. `length` is one of these. */
const RULES: Record<Level, { readonly cells: Span; readonly length: readonly number[] }> = {
  1: { cells: [6, 16], length: [3] },
  2: { cells: [9, 18], length: [3] },
  3: { cells: [12, 20], length: [3, 4] },
};

function drawVariant(rng: Rng, level: Level): Variant | undefined {
  const { cells, length } = RULES[level];
  const [least, most] = cells;
  const [m, n] = [pickBetween(rng, SIDES), pickBetween(rng, SIDES)];
  const k = pick(rng, length);
  if (m * n < least || m * n > most || k > Math.max(m, n)) return undefined;
  const [misere, gravity] = [level > 1 && rng.int(3) === 0, level > 1 && rng.int(2) === 0];
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
    // One comes up as often as another, which makes guessing pointless; where lines win and marks stay, O never does.
    const wanted = pick(rng, level > 1 ? GAME_VALUES : GAME_VALUES.slice(0, 2));
    const variant = drawUntil(
      rng,
      () => drawVariant(rng, level),
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
