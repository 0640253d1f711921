import { arenaLesson } from '#language/lessons/parts/chances';
import { playerAt, seatOf } from '../../arena/arena.ts';

/** Answers to: can the bot at the top of the lesson be beaten? */
export function beatenOptions() {
  const { worst } = seatOf(playerAt('rule-ratings:1') ?? 0, 'second');
  const { yes, no, whyNot } = arenaLesson.canBeBeaten;
  return [
    { text: yes, isRight: worst === 'loss' },
    { text: no, isRight: worst !== 'loss', why: whyNot },
  ];
}
