import {
  evaluationKind,
  linesOpenTo,
  markName,
  other,
  type CallParams,
} from '../../../engine/index.ts';
import { evaluationMessages as messages } from '#language/exercises/evaluation/messages';
import { formatScore } from '#language/ui/language/grammar';
import { boardAnswer } from '../frame/boardPage.ts';
import { islandOf } from '../frame/islandPage.ts';
import { signedField } from '../frame/typedNumbers.ts';

const computerOf = ({ computer }: CallParams) => markName(computer);

export default islandOf<'evaluation'>({
  ...boardAnswer,
  rules: evaluationKind,
  field: signedField,
  messages,
  group: 'judge',
  lesson: 'why-not-search',
  question: (params) => messages.question(computerOf(params)),
  hints: (params) => [
    messages.hints.counting(computerOf(params)),
    messages.hints.both,
    messages.hints.own(computerOf(params), linesOpenTo(params.setup, params.computer).length),
  ],
  solution: (params) =>
    messages.solution(
      computerOf(params),
      linesOpenTo(params.setup, params.computer),
      linesOpenTo(params.setup, other(params.computer)),
    ),
  reason: (reason, params) => messages.reason(reason, computerOf(params)),
  early: (reason, params) => messages.early(reason, computerOf(params)),
  answerText: (guess) => formatScore(guess),
});
