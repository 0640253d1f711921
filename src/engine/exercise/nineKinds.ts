import type { NineKind } from './nineContract.ts';
import { cellRating } from './kinds/cellRating.ts';
import { deadLines } from './kinds/deadLines.ts';
import { countForms } from './kinds/countForms.ts';
import { depthRating } from './kinds/depthRating.ts';
import { fork } from './kinds/fork.ts';
import { gamesFromHere } from './kinds/gamesFrom.ts';
import { isCut } from './kinds/isCut.ts';
import { returnValue } from './kinds/returnValue.ts';

/** Every kind of exercise by its id. */
export const NINE_KINDS = {
  'return-value': returnValue,
  fork,
  'cell-rating': cellRating,
  'count-forms': countForms,
  'games-from': gamesFromHere,
  'dead-lines': deadLines,
  'depth-rating': depthRating,
  'is-cut': isCut,
} as const satisfies Record<string, NineKind<unknown, unknown>>;

export type NineKindId = keyof typeof NINE_KINDS;

/** What the exercises of a kind are given by, and what answers them. */
export type NineParamsOf<Id extends NineKindId> =
  (typeof NINE_KINDS)[Id] extends NineKind<infer Params, unknown> ? Params : never;
export type NineAnswerOf<Id extends NineKindId> =
  (typeof NINE_KINDS)[Id] extends NineKind<unknown, infer Answer> ? Answer : never;
