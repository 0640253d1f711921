import { O, X, fiveCells, fourCells, type Point } from '../../../engine/index.ts';
import { threatsLesson } from '#language/lessons/threats/lesson';
import { listed } from '#language/ui/language/grammar';
import { foursStep } from './boards.ts';
import { attack, threatCell, threatBoard } from './facts.ts';

const { question, why } = threatsLesson.deadEnd;

/** The cells of the first dead end: X's first four and its reply, and the second. */
export function deadEnd(): readonly Point[] {
  const { events } = attack();
  const end = events.findIndex(({ kind }) => kind === 'none');
  return events
    .slice(0, end)
    .flatMap(({ kind, values: [x = 0, y = 0] }) =>
      kind === 'four' || kind === 'reply' ? [{ x, y }] : [],
    );
}

/** Why the first dead end is one. */
export function deadEndOptions() {
  const board = threatBoard('attack');
  for (const [at, { x, y }] of deadEnd().entries()) board.place(x, y, at % 2 === 0 ? X : O);
  const threats = fiveCells(board, O);
  const [four] = fourCells(board, X);
  const shows = { fig: 'fours', step: foursStep('attack', 'none') };
  return [
    {
      text: question.four(four ? threatCell(four) : ''),
      isRight: threats.length === 0 && four !== undefined,
      why: why.four,
      shows,
    },
    {
      text: question.two(listed(threats.map(threatCell))),
      isRight: threats.length > 1,
      why: '',
      shows,
    },
    { text: question.none, isRight: threats.length === 0 && !four, why: why.none, shows },
  ];
}
