import type { Snippet } from 'svelte';
import type { NineAnswerOf, NineKindId, NineParamsOf } from '../../engine/index.ts';
import type { BoardView } from '../view/types.ts';

/** What the frame gives to the component of a kind. */
export interface KindProps<Id extends NineKindId> {
  readonly params: NineParamsOf<Id>;
  readonly answer: NineAnswerOf<Id> | undefined;
  readonly onanswer: (answer: NineAnswerOf<Id>) => void;
  /** Answered rightly: nothing can be chosen any more. */
  readonly locked: boolean;
  /** A board to show in place of the question's: a moment of the game as it goes on. */
  readonly shown: BoardView | undefined;
  /** The cell of `shown` whose mark is being drawn. */
  readonly draw: number | undefined;
  /** Bends the pen strokes. */
  readonly seed: number;
  /** The frame's buttons and verdict; they stand below the answers. */
  readonly actions: Snippet;
}
