import type { LargeKind } from './largeContract.ts';
import { cellWeight } from './kinds/cellWeight.ts';
import { doubleThreat } from './kinds/doubleThreat.ts';
import { lineAttacksKind } from './kinds/lineAttacks.ts';
import { lineBreaks } from './kinds/lineBreaks.ts';
import { scanVisits } from './kinds/scanVisits.ts';

/** Every kind of exercise about lines and large boards, by its id. */
export const LARGE_KINDS = {
  'scan-visits': scanVisits,
  'line-attacks': lineAttacksKind,
  'line-breaks': lineBreaks,
  'double-threat': doubleThreat,
  'cell-weight': cellWeight,
} as const satisfies Record<string, LargeKind<unknown, unknown, unknown>>;

export type LargeKindId = keyof typeof LARGE_KINDS;

type Kinds = typeof LARGE_KINDS;

/** What the exercises of a kind are given by, what answers them, and what is said of answers. */
export type LargeParamsOf<Id extends LargeKindId> =
  Kinds[Id] extends LargeKind<infer Params, unknown, unknown> ? Params : never;
export type LargeAnswerOf<Id extends LargeKindId> =
  Kinds[Id] extends LargeKind<unknown, infer Answer, unknown> ? Answer : never;
export type LargeReasonOf<Id extends LargeKindId> =
  Kinds[Id] extends LargeKind<unknown, unknown, infer Reason> ? Reason : never;
