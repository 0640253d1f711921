import {
  RATINGS,
  depthRating,
  tutorialRequest,
  type DepthParams,
  type DepthReason,
  type Score,
} from '../../../engine/index.ts';
import { depthRatingMessages as words } from '#language/exercises/depth-rating/messages';
import { nineExercises } from '#language/exercises/frame/small';
import { boardOfSetup } from '../../ui/board/setupView.ts';
import type { KindOnPage } from '../frame/kindOnPage.ts';
import { boardSpoken, litPicture, moveProof, moverOf } from '../frame/nineFacts.ts';
import { readWhole } from '../frame/typedNine.ts';
import DepthRating from './Answer.svelte';

/** "Rate a cell with a limit", as the page knows it. */
export const depthRatingOnPage: KindOnPage<DepthParams, Score, DepthReason> = {
  rules: depthRating,
  component: DepthRating,
  messages: words,
  group: 'judge',
  lesson: 'depth',
  fields: {
    setup: words.fields.setup,
    cell: { label: words.fields.cell.label, option: nineExercises.choice.told },
    depth: words.fields.depth,
  },
  picture: ({ setup, cell }) => litPicture(boardOfSetup(setup), [cell]),
  question: ({ setup, cell, depth }) => words.question(moverOf(setup), cell, depth),
  spoken: ({ setup }) => boardSpoken(setup),
  isTold: true,
  hints: (params) => [
    words.hints.look(moverOf(params.setup), params.cell, params.depth),
    words.hints.scale,
    words.hints.side(depthRating.key(params)),
  ],
  solution: ({ cell, depth }, key) => words.solution(cell, key, depth),
  reason: (reason) => words.reason(reason),
  told: (rating) => words.rating(rating),
  typed: {
    how: () => words.typed(RATINGS),
    read: (text) => RATINGS.find((rating) => rating === readWhole(text)),
  },
  proof: ({ setup, cell }) => moveProof(setup, cell),
  search: ({ setup, depth }) => ({
    ...tutorialRequest(setup),
    search: 'depthRatings',
    depth,
    computer: setup.toMove,
  }),
};
