import { RATINGS, depthRating, tutorialRequest } from '../../../engine/index.ts';
import { depthRatingMessages as messages } from '#language/exercises/depth-rating/messages';
import { depthScale } from '#language/exercises/frame/ratingRules';
import { boardOfSetup } from '../../ui/board/setupView.ts';
import { boardAnswer } from '../frame/boardPage.ts';
import { islandOf } from '../frame/islandPage.ts';
import { litPicture, moveProof, moverOf } from '../frame/smallFacts.ts';

export default islandOf<'depth-rating'>({
  ...boardAnswer,
  rules: depthRating,
  isTap: true,
  choice: {
    legend: messages.choose,
    answers: () => RATINGS,
    format: messages.rating,
    asked: ({ cell }) => cell,
  },
  reference: () => ({
    ...depthScale,
    rows: RATINGS.map((rating) => [messages.rating(rating), depthScale.means(rating)]),
  }),
  messages,
  group: 'judge',
  lesson: 'depth',
  picture: ({ setup, cell }) => litPicture(boardOfSetup(setup), [cell]),
  question: ({ setup, cell, depth }) => messages.question(moverOf(setup), cell, depth),
  hints: (params) => [
    messages.hints.look(moverOf(params.setup), params.cell, params.depth),
    messages.hints.scale,
    messages.hints.side(depthRating.key(params)),
  ],
  solution: ({ cell, depth }, key) => messages.solution(cell, key, depth),
  reason: (reason) => messages.reason(reason),
  answerText: (rating) => messages.rating(rating),
  proof: ({ setup, cell }) => moveProof(setup, cell),
  search: ({ setup, depth }) => ({
    ...tutorialRequest(setup),
    search: 'depthRatings',
    depth,
    computer: setup.toMove,
  }),
});
