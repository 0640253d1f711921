import {
  CENTRE,
  breakLineFacts,
  lineBreaks,
  type BreakAnswer,
  type BreakLine,
  type BreakLineReason,
} from '../../../engine/index.ts';
import { lineBreaksMessages as messages } from '#language/exercises/line-breaks/messages';
import { lineSpoken } from '../frame/lineNames.ts';
import type { KindOnPage } from '../frame/kindOnPage.ts';
import LineBreaks from './Answer.svelte';

function read(text: string): BreakAnswer | undefined {
  const plain = text.trim().toLowerCase().replace(/\s+/g, ' ');
  const answers = Object.keys(messages.typed) as BreakAnswer[];
  return answers.find((answer) => messages.typed[answer].some((each) => each === plain));
}

/** "Does the line break?", as the page knows it. */
export const lineBreaksOnPage: KindOnPage<BreakLine, BreakAnswer, BreakLineReason> = {
  rules: lineBreaks,
  component: LineBreaks,
  messages,
  group: 'lines',
  lesson: 'breakpoints',
  fields: messages.fields,
  picture: ({ line }) => ({ shape: 'line', line, tried: CENTRE, runs: [] }),
  question: () => messages.question,
  spoken: ({ line }) => lineSpoken(line),
  hints(params) {
    const { central, side } = breakLineFacts(params);
    return [
      messages.hints.order,
      messages.hints.central(central),
      ...(central ? [messages.hints.side(side)] : []),
    ];
  },
  solution: (params) => messages.why(breakLineFacts(params)),
  reason: (reason) => messages.reason(reason),
  answerText: messages.answerText,
  typed: { how: () => messages.how, read },
};
