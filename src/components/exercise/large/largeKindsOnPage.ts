import type { Component } from 'svelte';
import {
  LARGE_KINDS,
  type LargeAnswerOf,
  type LargeKind,
  type LargeKindId,
  type LargeParamsOf,
  type LargeReasonOf,
} from '../../../engine/index.ts';
import type { Sentence } from '../../view/types.ts';
import CellWeight from './CellWeight.svelte';
import DoubleThreat from './DoubleThreat.svelte';
import LineAttacks from './LineAttacks.svelte';
import LineBreaks from './LineBreaks.svelte';
import ScanVisits from './ScanVisits.svelte';
import { cellWeightOnPage } from './cellWeightOnPage.ts';
import { doubleThreatOnPage } from './doubleThreatOnPage.ts';
import type { LargeKindProps } from './largeKindProps.ts';
import { lineAttacksOnPage } from './lineAttacksOnPage.ts';
import { lineBreaksOnPage } from './lineBreaksOnPage.ts';
import { scanVisitsOnPage } from './scanVisitsOnPage.ts';

/** A kind as the page knows it: how it looks, and what it says beside the engine's verdict. */
interface LargeKindOnPage<Id extends LargeKindId> {
  readonly component: Component<LargeKindProps<Id>>;
  /** Asked above the answers; spoken when a new one has come. */
  readonly question: (params: LargeParamsOf<Id>) => Sentence;
  /** The line or the board in words, for a reader who does not see it. */
  readonly spoken: (params: LargeParamsOf<Id>) => string;
  /** The whole answer in words, and why. */
  readonly solution: (params: LargeParamsOf<Id>, key: LargeAnswerOf<Id>) => Sentence;
  readonly reason: (reason: LargeReasonOf<Id>, params: LargeParamsOf<Id>) => Sentence;
}

/** A kind of the engine without its entry here is a type error. */
const ON_PAGE: { readonly [Id in LargeKindId]: LargeKindOnPage<Id> } = {
  'scan-visits': { component: ScanVisits, ...scanVisitsOnPage },
  'line-attacks': { component: LineAttacks, ...lineAttacksOnPage },
  'line-breaks': { component: LineBreaks, ...lineBreaksOnPage },
  'double-threat': { component: DoubleThreat, ...doubleThreatOnPage },
  'cell-weight': { component: CellWeight, ...cellWeightOnPage },
};

export function largeOnPage<Id extends LargeKindId>(id: Id): LargeKindOnPage<Id> {
  return ON_PAGE[id];
}

/** The engine's rules of a kind, with the types of that kind. */
export function largeRulesOf<Id extends LargeKindId>(
  id: Id,
): LargeKind<LargeParamsOf<Id>, LargeAnswerOf<Id>, LargeReasonOf<Id>> {
  // The registry is indexed by a type parameter, which the compiler cannot follow.
  return LARGE_KINDS[id] as unknown as LargeKind<
    LargeParamsOf<Id>,
    LargeAnswerOf<Id>,
    LargeReasonOf<Id>
  >;
}
