import {
  CENTRE,
  EMPTY,
  breakCopy,
  lineCodec,
  bothReadings,
  type LinePlace,
} from '../../../engine/index.ts';
import { breakCopyMessages as messages } from '#language/exercises/break-copy/messages';
import { lineSpoken } from '../frame/largeNames.ts';
import { islandOf } from '../frame/islandPage.ts';
import Answer from './Answer.svelte';

type Line = readonly LinePlace[];

const marksIn = (line: Line) =>
  line.filter((place) => place !== EMPTY && place !== undefined).length;

export default islandOf<'break-copy'>({
  rules: breakCopy,
  component: Answer,
  messages,
  group: 'lines',
  lesson: 'bugs',
  picture: (_, [line]) => line && { shape: 'line', line, tried: CENTRE, runs: [] },
  question: ({ slip }) => messages.question(slip),
  spoken: ({ line }) => `${lineSpoken(line)} ${messages.tried(CENTRE + 1)}`,
  hints: (params) => [
    messages.hints.compare,
    messages.hints.where(params.slip),
    messages.hints.count(marksIn(breakCopy.key(params)) - marksIn(params.line)),
  ],
  solution: ({ slip }, line) => messages.solution(lineCodec.encode(line), bothReadings(slip, line)),
  reason: (reason) => messages.reason(reason),
  answerText: (line) => lineCodec.encode(line),
});
