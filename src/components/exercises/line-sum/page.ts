import {
  FIN_RESULTS,
  SUMS,
  cellsOf,
  lineSum,
  provingLine,
  type LineSumAnswer,
  type LineSumParams,
  type LineSumReason,
} from '../../../engine/index.ts';
import { stepMessages as steps } from '#language/exercises/frame/steps';
import { lineSumMessages as messages } from '#language/exercises/line-sum/messages';
import { drawnBoard } from '../../ui/board/setupView.ts';
import { boardAnswer } from '../frame/boardPage.ts';
import type { KindOnPage } from '../frame/kindOnPage.ts';
import { litPicture } from '../frame/smallFacts.ts';
import { readWhole } from '../frame/typedSmall.ts';
import LineSum from './Answer.svelte';

/** The numbers of the three cells. */
const partsOf = ({ setup, line }: LineSumParams) =>
  cellsOf(line).map((cell) => setup.cells[cell] ?? 0);

/** Two whole numbers, however they are parted: "6 3", "6, 3". */
function readAnswer(text: string): LineSumAnswer | undefined {
  const [first = '', second = '', ...more] = text.split(/[\s,;]+/).filter((part) => part !== '');
  const sum = SUMS.find((each) => each === readWhole(first));
  const result = FIN_RESULTS.find((each) => each === readWhole(second));
  if (sum === undefined || result === undefined || more.length > 0) return undefined;
  return { sum, result };
}

/** Written as an answer is, and not the answer. */
function exampleFor(params: LineSumParams): LineSumAnswer {
  const { sum, result } = lineSum.key(params);
  return { sum: sum === 5 ? 6 : 5, result: result === 0 ? 1 : 0 };
}

/** "Sum of a line, and Fin", as the page knows it. */
export const lineSumOnPage: KindOnPage<LineSumParams, LineSumAnswer, LineSumReason> = {
  ...boardAnswer,
  rules: lineSum,
  component: LineSum,
  messages,
  group: 'judge',
  lesson: 'fin',
  fields: {
    setup: messages.fields.setup,
    line: { label: messages.fields.line.label, option: (line) => messages.cells(cellsOf(line)) },
  },
  picture: ({ setup, line }) =>
    litPicture(drawnBoard(setup.cells, { showWon: false }), cellsOf(line)),
  question: ({ line }) => messages.question(cellsOf(line)),
  hints: (params) => [
    messages.hints.numbers(cellsOf(params.line)),
    messages.hints.dead,
    messages.hints.parts(partsOf(params)),
  ],
  solution: (params, key) => messages.solution(partsOf(params), key, provingLine(params.setup)),
  reason: (reason) => messages.reason(reason),
  answerText: (answer) => messages.answerText(answer),
  steps: ({ sum, result }) => [
    { name: steps.sum, value: String(sum) },
    { name: steps.fin, value: String(result) },
  ],
  isTyped: true,
  typed: { how: (params) => messages.typed(exampleFor(params)), read: readAnswer },
};
