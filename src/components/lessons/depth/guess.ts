import {
  RATED_DRAWN,
  RATED_UNKNOWN,
  RATED_WON,
  recordSearch,
  rootSearch,
  tutorialRequest,
} from '../../../engine/index.ts';
import { depthMessages } from '#language/lessons/depth/messages';
import { WAITS, cellsToRate } from './facts.ts';
import { scoreOf } from '../parts/reading.ts';
import { lessonRun } from '../parts/runs.ts';

const messages = depthMessages.guess;

/** Where minimax moves although it could win at once. */
export function waitsOptions() {
  const { cell } = rootSearch({ ...tutorialRequest(WAITS), search: 'minimax' });
  return cellsToRate(WAITS).map((each) => ({
    text: depthMessages.cell(each),
    isRight: each === cell,
    why: each === cell ? messages.waits : messages.wouldWin,
  }));
}

/** What else a machine could say at its horizon. */
export function insteadOptions() {
  const { draw, further, guess } = messages.instead;
  return [
    { text: draw.text, isRight: false, why: draw.why },
    { text: further.text, isRight: false, why: further.why },
    { text: guess, isRight: true },
  ];
}

/** What the call at the horizon may return once the limit is one higher. */
export function horizonOptions() {
  const right = scoreOf(recordSearch({ ...lessonRun('limit').request, depth: 3 }), 7);
  return [RATED_UNKNOWN, RATED_DRAWN, right, RATED_WON].map((rating) => ({
    text: depthMessages.rating(rating),
    isRight: rating === right,
    why: rating === right ? '' : (messages.rating[rating] ?? ''),
  }));
}
