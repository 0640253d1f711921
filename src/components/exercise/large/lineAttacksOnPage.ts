import {
  EMPTY,
  markName,
  shownLine,
  type LineParams,
  type LineReason,
  type NamedAttack,
} from '../../../engine/index.ts';
import { lineAttacksWords as words } from '../../../i18n/en/exercises/lineAttacks.ts';

/** What "name the attacks" says, from the facts of the engine. */
export const lineAttacksOnPage = {
  question: ({ isTried }: LineParams) => words.question(isTried),
  spoken: (params: LineParams) =>
    words.spoken(
      shownLine(params).map((place) => {
        if (place === undefined) return false;
        return place === EMPTY ? undefined : markName(place);
      }),
    ),
  solution: (_: LineParams, key: readonly (NamedAttack | undefined)[]) => words.solution(key),
  reason: ({ code, run, right }: LineReason) => words.reason(code, run, right),
};
