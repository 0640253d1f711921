import {
  EMPTY,
  breakLineReason,
  markName,
  type BreakLine,
  type BreakLineReason,
} from '../../../engine/index.ts';
import { lineAttacksWords } from '../../../i18n/en/exercises/lineAttacks.ts';
import { lineBreaksWords as words } from '../../../i18n/en/exercises/lineBreaks.ts';

/** What "does the line break?" says, from the facts of the engine. */
export const lineBreaksOnPage = {
  question: () => words.question,
  spoken: ({ line }: BreakLine) =>
    lineAttacksWords.spoken(
      line.map((place) => {
        if (place === undefined) return false;
        return place === EMPTY ? undefined : markName(place);
      }),
    ),
  solution: (params: BreakLine) => words.why(breakLineReason(params)),
  reason: (reason: BreakLineReason) => words.why(reason),
};
