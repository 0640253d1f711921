import {
  boardNumber,
  canonicalForm,
  formsShown,
  type CanonicalFormParams,
  type Setup,
} from '../../../engine/index.ts';
import { canonicalFormMessages as messages } from '#language/exercises/canonical-form/messages';
import { smallExercises } from '#language/exercises/frame/small';
import { boardOfSetup } from '../../ui/board/setupView.ts';
import { islandOf } from '../frame/islandPage.ts';
import { boardSpoken, startPicture } from '../frame/smallFacts.ts';
import Answer from './Answer.svelte';

const storedNumber = (params: CanonicalFormParams, key: number) =>
  boardNumber((formsShown(params)[key] as Setup).cells);

export default islandOf<'canonical-form'>({
  rules: canonicalForm,
  isTap: true,
  component: Answer,
  messages,
  group: 'machine',
  lesson: 'table',
  picture(params, [right = 0]) {
    const setup = formsShown(params)[right];
    return setup && startPicture({ setup });
  },
  question: ({ alike }) => messages.question(alike),
  spoken: (params) =>
    [
      boardSpoken(params.setup),
      ...formsShown(params).map((setup, at) =>
        messages.board(at, smallExercises.rows(boardOfSetup(setup))),
      ),
    ].join(' '),
  isSpokenByAnswer: true,
  hints(params) {
    const key = canonicalForm.key(params);
    const other = (key + 1) % formsShown(params).length;
    return params.alike === 0
      ? [
          messages.hints.places,
          messages.hints.beside,
          messages.hints.either([key, other].sort((a, b) => a - b)),
        ]
      : [
          messages.hints.places,
          messages.hints.zeros,
          messages.hints.begins(storedNumber(params, key).slice(0, 3)),
        ];
  },
  solution: (params, key) => messages.solution(key, storedNumber(params, key)),
  reason: (reason) => messages.reason(reason),
  answerText: messages.answerText,
});
