import { GAME_VALUES, whoWins, type ParamsOf } from '../../../engine/index.ts';
import { whoWinsMessages as messages } from '#language/exercises/who-wins/messages';
import AskedBoardAnswer from '../frame/AskedBoardAnswer.svelte';
import { boardRows } from '#language/ui/board/boards';
import { askedView } from '../../ui/board/setupView.ts';
import { islandOf } from '../frame/islandPage.ts';

/** Without both switches the first player could steal any plan of the second. */
const canSteal = ({ variant }: ParamsOf<'who-wins'>) => !variant.misere && !variant.gravity;

export default islandOf<'who-wins'>({
  rules: whoWins,
  isTap: true,
  component: AskedBoardAnswer,
  choice: {
    legend: messages.choose,
    answers: () => GAME_VALUES,
    format: (answer) => messages.answers[answer],
  },
  messages,
  group: 'judge',
  lesson: 'how-large',
  question: ({ variant }) => messages.question(variant),
  spoken: ({ variant }) => boardRows(askedView({ variant })).join(' '),
  isSpokenByAnswer: true,
  hints(params) {
    const right = whoWins.key(params);
    const wrong = (['first', 'draw'] as const).find((answer) => answer !== right) ?? 'draw';
    return [
      params.variant.misere ? messages.hints.avoid : messages.hints.tryIt,
      canSteal(params) ? messages.hints.theft : messages.hints.noTheft,
      ...(canSteal(params) ? [] : [messages.hints.not(wrong)]),
    ];
  },
  solution: (_, right) => messages.solution(right),
  early: () => messages.early,
  reason: ({ right }) => messages.reason(right),
  picture: (board) => ({ shape: 'board', view: askedView(board) }),
  answerText: (answer) => messages.answers[answer],
});
