import {
  fork,
  forksIn,
  threatsIn,
  tutorialRequest,
  type ForkReason,
  type MoveParams,
} from '../../../engine/index.ts';
import { forkWords as words } from '../../../i18n/en/exercises/fork.ts';
import { nineExercises } from '../../../i18n/en/exercises/nine.ts';
import type { KindOnPage } from '../kindOnPage.ts';
import { boardSpoken, eitherCell, moveProof, moverOf } from '../nineFacts.ts';
import { readCell } from '../typedNine.ts';
import Fork from './Fork.svelte';

/** "Make a fork", as the page knows it. */
export const forkOnPage: KindOnPage<MoveParams, number, ForkReason> = {
  rules: fork,
  component: Fork,
  name: words.name,
  about: words.about,
  fields: words.fields,
  question: ({ setup }) => words.question(moverOf(setup)),
  spoken: ({ setup }) => boardSpoken(setup),
  hints: ({ setup }) => [
    words.hints.cross(moverOf(setup)),
    ...(threatsIn(setup).length > 0 ? [words.hints.block(moverOf(setup))] : []),
    ...eitherCell(setup, forksIn(setup)),
  ],
  solution: ({ setup }) => words.solution(forksIn(setup), moverOf(setup)),
  reason: (reason, { setup }) => words.reason(reason, moverOf(setup)),
  told: (cell) => nineExercises.choice.told(cell),
  typed: { how: () => nineExercises.choice.typed, read: readCell },
  proof: ({ setup }, cell) => moveProof(setup, cell),
  search: ({ setup }) => ({ ...tutorialRequest(setup), computer: setup.toMove }),
};
