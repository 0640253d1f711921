import { SYMMETRIES, permuted } from '../../game/symmetry.ts';
import type { Setup } from '../../game/setup.ts';
import { choiceCodec, openSetupCodec, recordCodec } from '../codec.ts';
import { FULL_MARKS, wrong, type NineKind, type Level } from '../nineContract.ts';
import { drawSetup } from '../draw.ts';
import type { MoveParams } from './bestMove.ts';

/** Turning and mirroring makes one, two, four or eight different boards of one. */
export const FORM_COUNTS = [1, 2, 4, 8] as const;
export type FormCount = (typeof FORM_COUNTS)[number];

/** What is asked for, drawn from this list; a board that is always the same is too rare to be asked for. */
const WANTED: readonly FormCount[] = [8, 4, 2, 8, 4];

const EMPTY_CELLS: Record<Level, readonly [number, number]> = { 1: [5, 7], 2: [4, 6], 3: [2, 5] };

/** How many different boards the eight symmetries make of this one. */
export function formsOfSetup({ cells }: Setup): FormCount {
  const looks = new Set(SYMMETRIES.map((symmetry) => permuted(cells, symmetry).join(''))).size;
  const found = FORM_COUNTS.find((count) => count === looks);
  if (found === undefined) throw new Error(`${looks} forms of one board`);
  return found;
}

/** How many different boards do you see if you turn and mirror this one? */
export const countForms: NineKind<MoveParams, FormCount> = {
  id: 'count-forms',
  version: 1,
  params: recordCodec<MoveParams>({ setup: openSetupCodec }),
  answer: choiceCodec<FormCount>(FORM_COUNTS.map((count) => [count, String(count)])),

  generate(rng, level) {
    const wanted = WANTED[rng.int(WANTED.length)];
    return {
      setup: drawSetup(rng, EMPTY_CELLS[level], (setup) => formsOfSetup(setup) === wanted),
    };
  },

  key({ setup }) {
    return formsOfSetup(setup);
  },

  grade(params, answer) {
    const forms = this.key(params);
    return answer === forms ? FULL_MARKS : wrong({ code: 'other-forms', more: answer < forms });
  },
};
