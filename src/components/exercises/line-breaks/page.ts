import {
  CENTRE,
  breakLineFacts,
  lineBreaks,
  type BreakAnswer,
  type BreakLine,
  type BreakLineReason,
} from '../../../engine/index.ts';
import { lineBreaksMessages as words } from '#language/exercises/line-breaks/messages';
import { lineSpoken } from '../frame/lineNames.ts';
import type { KindOnPage } from '../frame/kindOnPage.ts';
import LineBreaks from './Answer.svelte';

function read(text: string): BreakAnswer | undefined {
  const plain = text.trim().toLowerCase().replace(/\s+/g, ' ');
  const answers = Object.keys(words.typed) as BreakAnswer[];
  return answers.find((answer) => words.typed[answer].some((each) => each === plain));
}

/** "Does the line break?", as the page knows it. */
export const lineBreaksOnPage: KindOnPage<BreakLine, BreakAnswer, BreakLineReason> = {
  rules: lineBreaks,
  component: LineBreaks,
  messages: words,
  group: 'lines',
  lesson: 'breakpoints',
  fields: words.fields,
  picture: ({ line }) => ({ shape: 'line', line, tried: CENTRE, runs: [] }),
  question: () => words.question,
  spoken: ({ line }) => lineSpoken(line),
  hints(params) {
    const { central, side } = breakLineFacts(params);
    return [
      words.hints.order,
      words.hints.central(central),
      ...(central ? [words.hints.side(side)] : []),
    ];
  },
  solution: (params) => words.why(breakLineFacts(params)),
  reason: (reason) => words.why(reason),
  told: words.told,
  typed: { how: () => words.how, read },
};
