import {
  intervalOf,
  isIntervalGiven,
  matchResultKind,
  roughReach,
  type MatchResultParams,
} from '../../../engine/index.ts';
import { matchResultMessages as messages } from '#language/exercises/match-result/messages';
import { islandOf } from '../frame/islandPage.ts';
import Answer from './Answer.svelte';

/** The interval, where the question gives it. */
const givenBy = (params: MatchResultParams) =>
  isIntervalGiven(params) ? intervalOf(params) : undefined;

export default islandOf<'match-result'>({
  rules: matchResultKind,
  isTap: true,
  component: Answer,
  messages,
  group: 'lines',
  lesson: 'tuning',
  picture: () => undefined,
  question: (params) => messages.question(params, givenBy(params)),
  spoken: (params) => messages.spoken(params.percent, givenBy(params)),
  isSpokenByAnswer: true,
  hints(params) {
    const found = givenBy(params);
    const { given, reach, half } = messages.hints;
    return [half, found ? given(found) : reach(params.games, roughReach(params))];
  },
  solution: (params, right) => messages.solution(right, intervalOf(params)),
  reason: (reason) => messages.reason(reason),
  answerText: messages.answerText,
});
