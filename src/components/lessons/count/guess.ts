import { perft } from '../../../engine/index.ts';
import { countMessages } from '#language/lessons/count/messages';
import { GAMES_A_DAY } from './tally.ts';

/** Answers in days: an hour, a week, half a year, a lifetime. */
const DAYS = [1 / 24, 7, 182.5, 70 * 365] as const;

/** How long all the games take, at one a minute: the answer that is nearest by its ratio is right. */
export function lengthOptions() {
  const days = perft().games / GAMES_A_DAY;
  const isNearest = (answer: number) =>
    DAYS.every((each) => Math.abs(Math.log(answer / days)) <= Math.abs(Math.log(each / days)));
  return DAYS.map((answer, at) => ({
    text: countMessages.tally.lengths[at] ?? '',
    isRight: isNearest(answer),
    why: isNearest(answer) ? '' : countMessages.tally.wouldBe(Math.round(answer * GAMES_A_DAY)),
  }));
}
