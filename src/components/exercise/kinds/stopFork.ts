import {
  forkStoppers,
  forksAhead,
  isForkTrap,
  stopFork,
  tutorialRequest,
  type MoveParams,
  type StopForkReason,
} from '../../../engine/index.ts';
import { nineExercises } from '../../../i18n/en/exercises/nine.ts';
import { stopForkWords as words } from '../../../i18n/en/exercises/stopFork.ts';
import type { KindOnPage } from '../kindOnPage.ts';
import { boardSpoken, eitherCell, moveProof, moverOf } from '../nineFacts.ts';
import { readCell } from '../typedNine.ts';
import StopFork from './StopFork.svelte';

/** "Stop a fork", as the page knows it. */
export const stopForkOnPage: KindOnPage<MoveParams, number, StopForkReason> = {
  rules: stopFork,
  component: StopFork,
  name: words.name,
  about: words.about,
  fields: words.fields,
  question: ({ setup }) => words.question(moverOf(setup)),
  spoken: ({ setup }) => boardSpoken(setup),
  hints({ setup }) {
    const mover = moverOf(setup);
    return [
      words.hints.cross(mover),
      words.hints.ways(mover),
      ...(isForkTrap(setup) ? [words.hints.forced(mover)] : []),
      ...eitherCell(setup, forkStoppers(setup)),
    ];
  },
  solution: ({ setup }) => words.solution(forksAhead(setup), forkStoppers(setup), moverOf(setup)),
  reason: (reason, { setup }) => words.reason(reason, moverOf(setup)),
  told: (cell) => nineExercises.choice.told(cell),
  typed: { how: () => nineExercises.choice.typed, read: readCell },
  proof: ({ setup }, cell) => moveProof(setup, cell),
  search: ({ setup }) => ({ ...tutorialRequest(setup), computer: setup.toMove }),
};
