import { attackLesson as messages } from '#language/lessons/attacks/lesson';
import { lessonWeight } from './facts.ts';

/** "Which weighs more?" A four with one open end, an open three, or both alike. */
export function heavierOptions() {
  const [four, three] = [lessonWeight(4, 1), lessonWeight(3, 2)];
  return [
    { text: messages.attack(4, 1), isRight: four > three, why: messages.why.four },
    { text: messages.attack(3, 2), isRight: three > four, why: messages.why.less },
    { text: messages.alike, isRight: four === three, why: messages.why.alike },
  ].map((option) => ({ ...option, why: option.isRight ? '' : option.why }));
}
