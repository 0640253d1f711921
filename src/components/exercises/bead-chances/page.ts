import {
  beadChances,
  beadsAdded,
  beadsBefore,
  type BeadParams,
  type BeadReason,
  type TypedChance,
} from '../../../engine/index.ts';
import { beadChancesMessages as messages } from '#language/exercises/bead-chances/messages';
import { boardOfSetup } from '../../ui/board/setupView.ts';
import ChanceAnswer from '../frame/ChanceAnswer.svelte';
import { chanceText } from '../frame/chanceText.ts';
import type { KindOnPage } from '../frame/kindOnPage.ts';
import { boardSpoken, litPicture, moverOf } from '../frame/smallFacts.ts';

const REWARDS = { win: beadsAdded('win'), draw: beadsAdded('draw'), loss: -beadsAdded('loss') };

/** "The chances of a matchbox", as the page knows it. */
export const beadChancesOnPage: KindOnPage<BeadParams, TypedChance, BeadReason> = {
  rules: beadChances,
  component: ChanceAnswer,
  messages,
  group: 'judge',
  lesson: 'learning',
  fields: messages.fields,
  picture: ({ setup, asked }) => litPicture(boardOfSetup(setup), [asked]),
  question: ({ setup, ...box }) => messages.question({ ...box, mover: moverOf(setup) }, REWARDS),
  spoken: ({ setup }) => boardSpoken(setup),
  hints: (params) => [
    messages.hints.counts,
    messages.hints.total(beadsBefore(params).outOf),
    messages.hints.other(params.asked === params.drawn),
  ],
  solution: ({ asked }, right) => messages.solution(right, asked),
  reason: (reason) => messages.reason(reason),
  answerText: chanceText,
};
