import type { Snippet } from 'svelte';
import type {
  LargeAnswerOf,
  LargeKindId,
  LargeParamsOf,
  LargeReasonOf,
  LargeVerdict,
} from '../../../engine/index.ts';

/** What the frame gives to the component of a kind about lines or large boards. */
export interface LargeKindProps<Id extends LargeKindId> {
  readonly params: LargeParamsOf<Id>;
  readonly answer: LargeAnswerOf<Id> | undefined;
  readonly onanswer: (answer: LargeAnswerOf<Id>) => void;
  /** Answered rightly: nothing can be chosen any more. */
  readonly locked: boolean;
  /** Of the answer as it stands; gone as soon as it is changed. */
  readonly verdict: LargeVerdict<LargeReasonOf<Id>> | undefined;
  /** Bends the pen strokes. */
  readonly seed: number;
  /** The frame's buttons and verdict; they stand below the answers. */
  readonly actions: Snippet;
}
