import { MENACE, rewardOf, type LearningEnd } from '../../bots/learning/scheme.ts';
import type { Rng } from '../../core/rng.ts';
import { EMPTY, X } from '../../core/types.ts';
import { oHasBegun } from '../../game/positionIndex.ts';
import { emptyCells, type Setup } from '../../game/setup.ts';
import { SYMMETRIES, permuted } from '../../game/symmetry.ts';
import { chanceCodec, compareChances, isChance, type TypedChance } from '../chance.ts';
import { FULL_MARKS, wrong, type ExerciseKind, type Level } from '../contract.ts';
import { drawSetup, pick, pickBetween } from '../draw.ts';
import {
  cellField,
  listField,
  countField,
  openSetupField,
  paramsCodec,
  type Fields,
} from '../fields.ts';

/** A matchbox, the bead that it gave, and how that game ended. */
interface BeadParams {
  /** The board on the box. */
  readonly setup: Setup;
  /** The cell of the bead that was drawn. */
  readonly drawn: number;
  /** Beads for that cell before the game. */
  readonly own: number;
  /** Beads for each other free cell. */
  readonly each: number;
  /** How the game ended for the machine. */
  readonly ending: LearningEnd;
  /** The cell whose chance is asked for: the same, or another one. */
  readonly asked: number;
}

export interface BeadReason {
  readonly code: 'as-before' | 'old-total' | 'old-count' | 'more' | 'fewer';
}

const ENDINGS: readonly LearningEnd[] = ['win', 'draw', 'loss'];
const MOST_BEADS = 12;

const fields: Fields<BeadParams> = {
  setup: openSetupField,
  drawn: cellField,
  own: countField(1, MOST_BEADS),
  each: countField(1, MOST_BEADS),
  ending: listField(ENDINGS),
  asked: cellField,
};

/** What an ending adds to the beads that were played: less than nothing after a loss. */
export const beadsAdded = (ending: LearningEnd): number => rewardOf(MENACE, ending);

/** Beads for the asked cell in all the beads of the box. */
export function beadsBefore({ setup, drawn, own, each, asked }: BeadParams): TypedChance {
  const others = emptyCells(setup.cells).length - 1;
  return { of: asked === drawn ? own : each, outOf: own + others * each };
}

/** And after the game has been learnt from. */
function beadsAfter(params: BeadParams): TypedChance {
  const { of, outOf } = beadsBefore(params);
  const added = beadsAdded(params.ending);
  return { of: params.asked === params.drawn ? of + added : of, outOf: outOf + added };
}

/** 1: a fresh box; 2: one that has learnt before; 3: what has become of another cell. */
function drawBeads(rng: Rng, level: Level): Omit<BeadParams, 'setup' | 'drawn' | 'asked'> {
  const each = pickBetween(rng, [1, 4]);
  const ending = pick(rng, ENDINGS);
  if (level === 1) return { own: each, each, ending };
  const own = pickBetween(rng, [2, 9]);
  return { own: own === each ? own + 1 : own, each, ending };
}

/** No two cells of the board are alike, so that a box has a bead for each free cell. */
function isLopsided({ cells }: Setup): boolean {
  return new Set(SYMMETRIES.map((symmetry) => permuted(cells, symmetry).join(''))).size === 8;
}

/** What are the chances of a matchbox after it has learnt from a game? */
export const beadChances: ExerciseKind<BeadParams, TypedChance, BeadReason, 'bead-chances'> = {
  id: 'bead-chances',
  fields,
  params: paramsCodec(fields, (params) => {
    const { setup, drawn, asked } = params;
    if (setup.cells[drawn] !== EMPTY || setup.cells[asked] !== EMPTY) {
      return { code: 'asked-is-taken' };
    }
    return beadsAfter(params).outOf > 0 ? undefined : { code: 'nothing-to-find' };
  }),
  answer: chanceCodec,

  /** The machine has begun, so it plays X. */
  generate(rng, level) {
    const setup = drawSetup(
      rng,
      [3, 6],
      (each) => each.toMove === X && !oHasBegun(each) && isLopsided(each),
    );
    const free = emptyCells(setup.cells);
    const drawn = pick(rng, free);
    const others = free.filter((cell) => cell !== drawn);
    const asked = level === 3 ? pick(rng, others) : drawn;
    return { setup, drawn, ...drawBeads(rng, level), asked };
  },

  key: beadsAfter,

  grade(params, answer) {
    const [before, after] = [beadsBefore(params), beadsAfter(params)];
    const order = compareChances(answer, after);
    if (isChance(answer, after)) return FULL_MARKS;
    const is = (of: number, outOf: number) => isChance(answer, { of, outOf });
    if (is(before.of, before.outOf)) return wrong({ code: 'as-before' });
    if (is(after.of, before.outOf)) return wrong({ code: 'old-total' });
    if (is(before.of, after.outOf)) return wrong({ code: 'old-count' });
    return wrong({ code: order < 0 ? 'more' : 'fewer' });
  },
};
