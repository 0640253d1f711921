import { cellsOf, lineSum, provingLine, type LineSumParams } from '../../../engine/index.ts';
import { stepMessages as steps } from '#language/exercises/frame/messages';
import { lineSumMessages as messages } from '#language/exercises/line-sum/messages';
import { drawnBoard } from '../../ui/board/setupView.ts';
import { islandOf } from '../frame/islandPage.ts';
import { boardAnswer } from '../frame/boardPage.ts';
import { litPicture } from '../frame/smallFacts.ts';
import Answer from './Answer.svelte';

/** The numbers of the three cells. */
const partsOf = ({ setup, line }: LineSumParams) =>
  cellsOf(line).map((cell) => setup.cells[cell] ?? 0);

export default islandOf<'line-sum'>({
  ...boardAnswer,
  rules: lineSum,
  component: Answer,
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
});
