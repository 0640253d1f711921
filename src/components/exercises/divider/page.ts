import {
  CENTRE,
  DIVIDERS,
  askedAttack,
  askedRun,
  dividerKind,
  X,
  type DividerValue,
  type DividerParams,
  type DividerReason,
} from '../../../engine/index.ts';
import { dividerMessages as messages } from '#language/exercises/divider/messages';
import type { KindOnPage } from '../frame/kindOnPage.ts';
import { lineSpoken } from '../frame/lineNames.ts';
import { readWhole } from '../frame/typedSmall.ts';
import FindDivider from './Answer.svelte';

function read(text: string): DividerValue | undefined {
  if (messages.noAttack.includes(text.trim().toLowerCase())) return 0;
  return DIVIDERS.slice(1).find((divider) => divider === readWhole(text));
}

/** Marks of X strictly between the asked run and the tried cell. */
function marksBetween(params: DividerParams): number {
  const [from, to] = askedRun(params);
  const [first, end] = params.asked < 0 ? [to + 1, CENTRE] : [CENTRE + 1, from];
  return params.line.slice(first, Math.max(first, end)).filter((place) => place === X).length;
}

/** "Find the divider", as the page knows it. */
export const dividerOnPage: KindOnPage<DividerParams, DividerValue, DividerReason> = {
  rules: dividerKind,
  component: FindDivider,
  messages,
  group: 'lines',
  lesson: 'ragged',
  fields: messages.fields,
  picture(params) {
    const [from, to] = askedRun(params);
    return { shape: 'line', line: params.line, tried: CENTRE, runs: [{ from, to }] };
  },
  question: () => messages.question,
  spoken: ({ line, asked }) => `${lineSpoken(line)} ${messages.asked(asked)}`,
  hints: (params) => [
    messages.hints.rule,
    messages.hints.wall,
    messages.hints.between(marksBetween(params)),
  ],
  solution: (params, key) => messages.solution(key, (askedAttack(params)?.divider ?? 1) - 1),
  reason: ({ code }) => messages.reason(code),
  answerText: messages.answerText,
  typed: { how: () => messages.typed(DIVIDERS.length - 1), read },
};
