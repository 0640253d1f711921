import {
  CENTRE,
  askedRuns,
  isCutOff,
  lineAttacksKind,
  shownLine,
  type LineParams,
  type NamedAttack,
  type NamedAttacks,
} from '../../../engine/index.ts';
import { stepMessages as steps } from '#language/exercises/frame/messages';
import { lineAttacksMessages as messages } from '#language/exercises/line-attacks/messages';
import { lineSpoken } from '../frame/largeNames.ts';
import { islandOf } from '../frame/islandPage.ts';
import Answer from './Answer.svelte';

/** One run: "4:2", "[1:1]/2", "1:1÷2" where a cell is tried; "no". */
function readRun(text: string, isTried: boolean): NamedAttack | 'none' | undefined {
  if (isTried && [...messages.noAttack, '-', '–'].includes(text)) return 'none';
  const [, power, potential, divider = '1'] =
    /^\[?([1-9]):([0-2])\]?(?:[/÷:]([1-4]))?$/.exec(text) ?? [];
  if (!power || !potential || (!isTried && divider !== '1')) return undefined;
  return {
    power: Number(power),
    potential: Number(potential) as NamedAttack['potential'],
    divider: Number(divider),
  };
}

function read(text: string, params: LineParams): NamedAttacks | undefined {
  const close = text.toLowerCase().replace(/\s*([:/÷\[\]])\s*/g, '$1');
  const runs = close
    .trim()
    .split(/[\s,;]+/)
    .map((part) => readRun(part, params.isTried));
  if (runs.length !== askedRuns(params).length || runs.includes(undefined)) return undefined;
  return runs.map((run) => (run === 'none' ? undefined : run));
}

/** An example with the right number of runs, and never the answer. */
function example(params: LineParams): string {
  const divided = params.isTried ? '/3' : '';
  const key = lineAttacksKind.answer.encode(lineAttacksKind.key(params));
  const runs = askedRuns(params).length;
  const examples = ['2:1', '3:0'].map((each) =>
    Array(runs)
      .fill(each + divided)
      .join(' '),
  );
  const isKey = (text: string) => {
    const answer = read(text, params);
    return answer !== undefined && lineAttacksKind.answer.encode(answer) === key;
  };
  return examples.find((text) => !isKey(text)) ?? '';
}

/** Run by run whether it goes on beyond the cells that are looked at. */
const cutRuns = (params: LineParams) => askedRuns(params).map((run) => isCutOff(params, run));

export default islandOf<'line-attacks'>({
  rules: lineAttacksKind,
  component: Answer,
  messages,
  group: 'lines',
  lesson: 'attacks',
  picture: (params) => ({
    shape: 'line',
    line: shownLine(params),
    tried: params.isTried ? CENTRE : undefined,
    runs: askedRuns(params),
  }),
  question: ({ isTried }) => messages.question(isTried),
  spoken: (params) => lineSpoken(shownLine(params)),
  hints: (params) => [
    messages.hints.parts(cutRuns(params).includes(true)),
    ...(params.isTried ? [messages.hints.divider] : []),
    messages.hints.first(lineAttacksKind.key(params)),
  ],
  solution: (_, key) => messages.solution(key),
  reason: ({ code, run, right }, params) =>
    messages.reason(code, run, right, cutRuns(params)[run] ?? false),
  answerText: messages.answerText,
  steps: (answer) =>
    answer.map((each, at) => ({ name: steps.run(at + 1), value: messages.answerText([each]) })),
  typed: {
    how(params) {
      const say = params.isTried ? messages.howTried : messages.how;
      return say(askedRuns(params).length, example(params));
    },
    read,
  },
});
