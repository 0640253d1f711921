import { bestKillers, deadLines, tutorialRequest } from '../../../engine/index.ts';
import { deadLinesMessages as messages } from '#language/exercises/dead-lines/messages';
import { cellAnswer } from '../frame/cellPage.ts';
import { islandOf } from '../frame/islandPage.ts';
import { eitherCell, moverOf } from '../frame/smallFacts.ts';

export default islandOf<'dead-lines'>({
  ...cellAnswer,
  rules: deadLines,
  messages,
  group: 'moves',
  lesson: 'fin',
  question: ({ setup }) => messages.question(moverOf(setup)),
  hints({ setup }) {
    const { cells, most } = bestKillers(setup);
    return [
      messages.hints.lines(moverOf(setup)),
      messages.hints.most(most),
      ...eitherCell(setup, cells),
    ];
  },
  solution({ setup }) {
    const { cells, most } = bestKillers(setup);
    return messages.solution(cells, most, moverOf(setup));
  },
  reason: (reason) => messages.reason(reason),
  search: ({ setup }) => ({ ...tutorialRequest(setup), computer: setup.toMove }),
});
