import { FIVE, X, scanReach } from '../../../engine/index.ts';
import { scanLesson as messages } from '#language/lessons/five/lesson';

/** "How far must be looked, each way?" */
export function reachOptions() {
  const reach = scanReach(X, 'freestyle');
  const why = (cells: number) =>
    cells < reach
      ? messages.reach.three
      : cells === FIVE
        ? messages.reach.five
        : messages.reach.all;
  return [reach - 1, reach, FIVE, 2 * reach].map((cells) => ({
    text: String(cells),
    isRight: cells === reach,
    why: cells === reach ? '' : why(cells),
  }));
}
