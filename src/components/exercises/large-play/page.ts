import {
  largeDuelOf,
  largePlay,
  markName,
  type LargePlayParams,
  type LargePlayReason,
} from '../../../engine/index.ts';
import { largePlayMessages as messages } from '#language/exercises/large-play/messages';
import { sheetName, sheetPicture, sheetSpoken } from '../frame/largeNames.ts';
import type { Sentence } from '../../ui/types.ts';
import { islandOf } from '../frame/islandPage.ts';
import Answer from './Answer.svelte';

function reason(given: LargePlayReason, { sheet, toMove }: LargePlayParams): Sentence {
  switch (given.code) {
    case 'no-cell':
    case 'cell-taken':
      return messages.reasons[given.code](sheetName(sheet, given.cell), given.at);
    case 'game-over':
    case 'bot-wins':
      return messages.reasons[given.code](given.at);
    case 'no-five':
      return messages.reasons['no-five'];
    case 'not-finished':
      return messages.reasons['not-finished'](given.left);
    case 'missed-win': {
      const [cell, better] = [sheetName(sheet, given.cell), sheetName(sheet, given.better)];
      return messages.reasons['missed-win'](markName(toMove), cell, given.at, better);
    }
  }
}

export default islandOf<'large-play'>({
  rules: largePlay,
  component: Answer,
  messages,
  group: 'lines',
  lesson: 'weight',
  picture: (params) => sheetPicture(params, []),
  question: ({ toMove, moves }) => messages.question(markName(toMove), moves),
  spoken: sheetSpoken,
  isSpokenByAnswer: true,
  hints(params) {
    const [first] = largePlay.key(params);
    const begin =
      first && messages.hints.begin(markName(params.toMove), sheetName(params.sheet, first));
    return [messages.hints.fours, messages.hints.two, ...(begin ? [begin] : [])];
  },
  solution(params, key) {
    const { stones } = largeDuelOf(params).play(key);
    return messages.solution(stones.map((stone) => sheetName(params.sheet, stone)));
  },
  reason,
  answerText: (cells, { sheet }) =>
    messages.answerText(cells.map((cell) => sheetName(sheet, cell))),
});
