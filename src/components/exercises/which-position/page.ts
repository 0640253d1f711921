import {
  CANDIDATES,
  bestLine,
  callTree,
  candidatesOf,
  markName,
  shownWay,
  tutorialRequest,
  whichPosition,
  type WhichPositionParams,
  type WhichPositionReason,
} from '../../../engine/index.ts';
import { callTreeMessages } from '#language/exercises/frame/callTree';
import { fourBoards } from '#language/exercises/frame/fourBoards';
import { whichPositionMessages as messages } from '#language/exercises/which-position/messages';
import { boardOfSetup } from '../../ui/board/setupView.ts';
import type { Sentence } from '../../ui/types.ts';
import { treePlan } from '../frame/answerTree.ts';
import type { KindOnPage } from '../frame/kindOnPage.ts';
import { moverOf, startPicture } from '../frame/smallFacts.ts';
import { typedLetter } from '../frame/typedLetter.ts';
import WhichPosition from './Answer.svelte';

/** The tree call by call, with the cells of one game; then the four boards. */
function spoken(params: WhichPositionParams): string {
  const calls = callTree(params);
  const way = new Set(shownWay(calls));
  const told = treePlan(calls, params.setup).spots.map(({ node, facts: { from } }) =>
    messages.spokenCall(
      node.call,
      node.parent,
      callTreeMessages.value(node.score),
      from && way.has(node) ? messages.move(from.mark, from.cell) : undefined,
    ),
  );
  const boards = candidatesOf(params).map((setup, at) =>
    fourBoards.board(at, fourBoards.rows(boardOfSetup(setup))),
  );
  return [...told, ...boards].join(' ');
}

function hints(params: WhichPositionParams): Sentence[] {
  const ended = callTree(params).find(({ isOver }) => isOver);
  const key = whichPosition.key(params);
  const other = (key + 1) % CANDIDATES;
  return [
    messages.hints.cells,
    ...(ended ? [messages.hints.ends(ended.call, ended.moves.length)] : []),
    messages.hints.either([key, other].sort((a, b) => a - b)),
  ];
}

/** "Which board is it?", as the page knows it. */
export const whichPositionOnPage: KindOnPage<WhichPositionParams, number, WhichPositionReason> = {
  rules: whichPosition,
  component: WhichPosition,
  messages,
  group: 'trees',
  lesson: 'whole-tree',
  fields: {
    ...messages.fields,
    computer: callTreeMessages.computer,
  },
  picture(params, [right = 0]) {
    const setup = candidatesOf(params)[right];
    return setup && startPicture({ setup });
  },
  question: ({ setup, computer }) => messages.question(markName(computer), moverOf(setup)),
  spoken,
  isSpokenByAnswer: true,
  hints,
  solution: (_, key) => messages.solution(key),
  reason: (reason, { computer }) => messages.reason(reason, markName(computer)),
  answerText: messages.answerText,
  typed: typedLetter,
  proof: ({ setup }) => ({ setup, moves: bestLine(setup).moves, at: 0 }),
  search: ({ setup, computer }) => ({ ...tutorialRequest(setup), computer }),
};
