import {
  EMPTY,
  cellsTried,
  isCutKind,
  markName,
  other,
  tutorialRequest,
  type CutParams,
  type CutReason,
} from '../../../engine/index.ts';
import { isCutMessages as messages } from '#language/exercises/is-cut/messages';
import { cellAnswer } from '../frame/cellPage.ts';
import type { KindOnPage } from '../frame/kindOnPage.ts';
import { moveProof, moverOf } from '../frame/smallFacts.ts';
import IsCut from './Answer.svelte';

/** The computer is the side that is not to move: a call of the other side is cut by what it is sure of. */
const computerOf = ({ setup }: CutParams) => markName(other(setup.toMove));

/** "Where is the call pruned?", as the page knows it. */
export const isCutOnPage: KindOnPage<CutParams, number, CutReason> = {
  ...cellAnswer,
  rules: isCutKind,
  component: IsCut,
  messages,
  group: 'trees',
  lesson: 'whole-tree',
  fields: messages.fields,
  question: ({ setup, sure }) => messages.question(moverOf(setup), sure),
  hints(params) {
    const [first] = cellsTried(params);
    const computer = computerOf(params);
    return [
      messages.hints.order(moverOf(params.setup)),
      messages.hints.when(params.sure, computer),
      ...(first ? [messages.hints.first(first, computer)] : []),
    ];
  },
  solution(params, key) {
    const isCut = key !== params.setup.cells.lastIndexOf(EMPTY);
    return messages.solution(key, params.sure, isCut, computerOf(params));
  },
  reason: (reason, params) => messages.reason(reason, computerOf(params)),
  early: (reason, params) =>
    reason.code === 'other-last' ? messages.early : messages.reason(reason, computerOf(params)),
  proof: ({ setup }, cell) => moveProof(setup, cell),
  search: ({ setup }) => ({
    ...tutorialRequest(setup),
    search: 'alphaBeta',
    computer: other(setup.toMove),
  }),
};
