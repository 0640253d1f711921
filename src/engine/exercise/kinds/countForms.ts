import { SYMMETRIES, permuted } from '../../game/symmetry.ts';
import type { Setup } from '../../game/setup.ts';
import { listCodec } from '../codec.ts';
import { FULL_MARKS, wrong, type ExerciseKind, type Level } from '../contract.ts';
import { drawSetup, pick, type Span } from '../draw.ts';
import { paramsCodec, setupField, type Fields } from '../fields.ts';

interface FormsParams {
  /** Any board, even a finished game, because nothing is played. */
  readonly setup: Setup;
}

/** Turning and mirroring makes one, two, four or eight different boards of one. */
export const FORM_COUNTS = [1, 2, 4, 8] as const;
type FormCount = (typeof FORM_COUNTS)[number];

/** The board has more forms than the answer says, or fewer. */
export interface FormsReason {
  readonly code: 'other-forms';
  readonly more: boolean;
}

/** Numbers of forms to ask for. A board with only one form is too rare. */
const WANTED: readonly FormCount[] = [8, 4, 2, 8, 4];

const EMPTY_CELLS: Record<Level, Span> = { 1: [5, 7], 2: [4, 6], 3: [2, 5] };

/** How many different boards the eight symmetries make of this one. */
function formsOfSetup({ cells }: Setup): FormCount {
  const looks = new Set(SYMMETRIES.map((symmetry) => permuted(cells, symmetry).join(''))).size;
  const found = FORM_COUNTS.find((count) => count === looks);
  if (found === undefined) throw new Error(`${looks} forms of one board`);
  return found;
}

const fields: Fields<FormsParams> = { setup: setupField };

/** How many different boards do you see if you turn and mirror this one? */
export const countForms: ExerciseKind<FormsParams, FormCount, FormsReason, 'count-forms'> = {
  id: 'count-forms',
  fields,
  params: paramsCodec(fields),
  answer: listCodec(FORM_COUNTS),

  generate(rng, level) {
    const wanted = pick(rng, WANTED);
    return {
      setup: drawSetup(rng, EMPTY_CELLS[level], (setup) => formsOfSetup(setup) === wanted),
    };
  },

  key({ setup }) {
    return formsOfSetup(setup);
  },

  allRight: ({ setup }) => [formsOfSetup(setup)],

  grade(params, answer) {
    const forms = this.key(params);
    return answer === forms ? FULL_MARKS : wrong({ code: 'other-forms', more: answer < forms });
  },
};
