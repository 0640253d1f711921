import { renjuLesson as messages } from '#language/lessons/renju/lesson';
import { verdictAt, verdictOfBoth } from './facts.ts';

/** "Two rows of three: may Black take the cell?" */
export function unrealOptions() {
  const isAllowed = verdictAt(4) === 'allowed';
  const { unreal } = messages;
  return [
    { text: unreal.yes, isRight: isAllowed, why: '' },
    { text: unreal.no, isRight: !isAllowed, why: unreal.whyNo },
    { text: unreal.white, isRight: false, why: unreal.whyWhite },
  ];
}

/** "Black makes five across and six down with one stone." */
export function fiveOptions() {
  const { five } = messages;
  return [
    { text: five.wins, isRight: verdictOfBoth() === 'five', why: '' },
    { text: five.forbidden, isRight: false, why: five.whyForbidden },
    { text: five.nothing, isRight: false, why: five.whyNothing },
  ];
}
