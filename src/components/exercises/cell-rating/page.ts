import {
  ratingChoices,
  RATING,
  cellRating,
  timesRated,
  tutorialRequest,
  type RatingParams,
  type RatingRule,
} from '../../../engine/index.ts';
import { cellRatingMessages as messages } from '#language/exercises/cell-rating/messages';
import { ratingRules } from '#language/exercises/frame/ratingRules';
import { count } from '#language/ui/language/grammar';
import type { Sentence } from '../../ui/types.ts';
import { boardOfSetup } from '../../ui/board/setupView.ts';
import { boardAnswer } from '../frame/boardPage.ts';
import { islandOf } from '../frame/islandPage.ts';
import { litPicture, moverOf } from '../frame/smallFacts.ts';

function hints(params: RatingParams): Sentence[] {
  const { cell } = params;
  const all = timesRated(params);
  const own = timesRated(params, cell);
  const helped = all.some(({ times }, i) => times !== own[i]?.times);
  const greatest = all.find(({ times }) => times > 0);
  return [
    messages.hints.rules(cell),
    ...(helped ? [messages.hints.crossings(cell)] : []),
    ...(greatest ? [messages.hints.greatest(cell, greatest)] : []),
  ];
}

const RULES = Object.keys(RATING) as readonly RatingRule[];

export default islandOf<'cell-rating'>({
  ...boardAnswer,
  rules: cellRating,
  isTap: true,
  choice: {
    legend: messages.choose,
    answers: ratingChoices,
    format: messages.rating,
    asked: ({ cell }) => cell,
  },
  reference: () => ({
    ...ratingRules,
    rows: RULES.map((rule) => [count(RATING[rule]), messages.rule(rule)]),
  }),
  messages,
  group: 'judge',
  lesson: 'ratings',
  picture: ({ setup, cell }) => litPicture(boardOfSetup(setup), [cell]),
  question: ({ setup, cell }) => messages.question(moverOf(setup), cell),
  hints,
  solution: (params, key) =>
    messages.solution(
      key,
      timesRated(params).map(({ rule, times }) => ({ rule, times, points: RATING[rule] })),
    ),
  reason: (reason) => messages.reason(reason),
  answerText: (rating) => messages.rating(rating),
  search: ({ setup }) => ({ ...tutorialRequest(setup), computer: setup.toMove }),
});
