import { attackLesson as messages } from '#language/lessons/attacks/lesson';
import { FOURS, answersToThree, leftAfter, lineNamed, stops } from './facts.ts';

/** "On how many of the three lines can O keep X from making five?" */
export function savedOptions() {
  const saved = FOURS.filter((name) => stops(lineNamed(name)).length > 0).length;
  return [0, 1, 2, 3].map((count) => ({
    text: messages.saved.option(count),
    isRight: count === saved,
    why: count === saved ? '' : messages.saved.why(count - saved),
  }));
}

/** "Which of them leaves X more, once O has answered?" A four with one open end, an open three, or both alike. */
export function leavesMoreOptions() {
  const [four, three] = [lineNamed('four'), lineNamed('openThree')];
  const afterFour = leftAfter(four, stops(four));
  const afterThree = leftAfter(three, answersToThree(three));
  return [
    { text: messages.attack(4, 1), isRight: afterFour > afterThree, why: messages.why.four },
    { text: messages.attack(3, 2), isRight: afterThree > afterFour, why: messages.why.three },
    { text: messages.alike, isRight: afterFour === afterThree, why: messages.why.alike },
  ].map((option) => ({ ...option, why: option.isRight ? '' : option.why }));
}
