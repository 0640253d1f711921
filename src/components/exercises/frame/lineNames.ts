import { EMPTY, markName, type LinePlace } from '../../../engine/index.ts';
import { lineAttacksMessages } from '#language/exercises/line-attacks/messages';

/** The places of a line in words, from the left. */
export function lineSpoken(line: readonly LinePlace[]): string {
  return lineAttacksMessages.spoken(
    line.map((place) => {
      if (place === undefined) return false;
      return place === EMPTY ? undefined : markName(place);
    }),
  );
}
