import { EMPTY, markName, type LinePlace } from '../../../engine/index.ts';
import { largeExercises } from '#language/exercises/frame/large';

/** What is on a place of a line, in a word. */
export function placeName(place: LinePlace): string {
  if (place === undefined) return largeExercises.places.edge;
  return place === EMPTY ? largeExercises.places.empty : markName(place);
}

/** The places of a line in words, from the left. */
export const lineSpoken = (line: readonly LinePlace[]): string =>
  largeExercises.lineSpoken(line.map(placeName));
