import { attackLesson as words } from '#language/lessons/attacks/lesson';
import { lessonWeight } from './facts.ts';

/** "Which weighs more?" A four with one open end, an open three, or both alike. */
export function heavierOptions() {
  const [four, three] = [lessonWeight(4, 1), lessonWeight(3, 2)];
  return [
    { text: words.attack(4, 1), isRight: four > three, why: words.why.four },
    { text: words.attack(3, 2), isRight: three > four, why: words.why.less },
    { text: words.alike, isRight: four === three, why: words.why.alike },
  ].map((option) => ({ ...option, why: option.isRight ? '' : option.why }));
}
