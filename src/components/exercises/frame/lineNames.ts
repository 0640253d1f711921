import { EMPTY, markName, type LinePlace } from '../../../engine/index.ts';
import { largeExercises } from '#language/exercises/frame/large';

/** The places of a line in words, from the left. */
export function lineSpoken(line: readonly LinePlace[]): string {
  return largeExercises.lineSpoken(
    line.map((place) => {
      if (place === undefined) return false;
      return place === EMPTY ? undefined : markName(place);
    }),
  );
}
