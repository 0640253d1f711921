import {
  intervalOf,
  matchResultKind,
  type MatchVerdict,
  type MatchResultParams,
  type MatchResultReason,
} from '../../../engine/index.ts';
import { matchResultMessages as messages } from '#language/exercises/match-result/messages';
import type { KindOnPage } from '../frame/kindOnPage.ts';
import MatchResultAnswer from './Answer.svelte';

/** "Who won the match, or was it luck?", as the page knows it. */
export const matchResultOnPage: KindOnPage<MatchResultParams, MatchVerdict, MatchResultReason> = {
  rules: matchResultKind,
  component: MatchResultAnswer,
  messages,
  group: 'lines',
  lesson: 'tuning',
  fields: messages.fields,
  picture: () => undefined,
  question: (params) => messages.question(params, intervalOf(params)),
  spoken: (params) =>
    messages.spoken(params.percent, params.shows === 'interval' ? intervalOf(params) : undefined),
  isSpokenByAnswer: true,
  hints(params) {
    const found = intervalOf(params);
    const second =
      params.shows === 'interval'
        ? messages.hints.given(found)
        : messages.hints.reach(params.games, Math.round(50 * (found.high - found.low)) / 100);
    return [messages.hints.half, second];
  },
  solution: (params, right) => messages.solution(right, intervalOf(params)),
  reason: (reason) => messages.reason(reason),
  answerText: messages.answerText,
  typed: { how: () => messages.typed, read: (text) => messages.words[text.trim().toLowerCase()] },
};
