import { whatNextMessages } from '#language/lessons/what-next/messages';
import { ON_TABLE, winningTakes } from './winning.ts';

/** How many matches to take. */
export function takeOptions() {
  const right = winningTakes(ON_TABLE);
  return [1, 2, 3].map((take) => ({
    text: whatNextMessages.take(take),
    isRight: right.includes(take),
    why: whatNextMessages.wrong(ON_TABLE - take),
  }));
}
