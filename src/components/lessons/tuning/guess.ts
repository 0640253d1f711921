import { numbers } from '#language/ui/language/grammar';
import { tuningLesson as messages } from '#language/lessons/tuning/lesson';
import { gamesFor } from './facts.ts';

/** "How many games, until the interval is five points to either side?" */
export function gamesOptions() {
  const right = gamesFor(0.05);
  const { fewGames, someGames } = messages.games;
  return [
    { text: numbers.format(fewGames), isRight: false, why: messages.games.few(fewGames) },
    { text: numbers.format(someGames), isRight: false, why: messages.games.some },
    { text: numbers.format(right), isRight: true, why: '' },
  ];
}
