import { EMPTY, markName, type LinePlace } from '../../../engine/index.ts';
import { lineAttacksWords } from '../../../i18n/en/exercises/lineAttacks.ts';

/** The places of a line in words, from the left. */
export function lineSpoken(line: readonly LinePlace[]): string {
  return lineAttacksWords.spoken(
    line.map((place) => {
      if (place === undefined) return false;
      return place === EMPTY ? undefined : markName(place);
    }),
  );
}
