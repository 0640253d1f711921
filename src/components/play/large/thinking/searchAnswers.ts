import type { Mark } from '../../../../engine/index.ts';
import type { TimedProgress } from './searchHandlers.dom.ts';

/** What the searching bot has found so far for its move, or has chosen it by. */
export interface Thought {
  /** Marks on the board while it thinks. */
  readonly at: number;
  /** The bot's. */
  readonly mark: Mark;
  readonly progress: TimedProgress;
  readonly isDone: boolean;
}

/** A question that takes a while: its answer, or that it failed. */
export type Asked<Answer> =
  | { readonly kind: 'asking'; readonly done: number }
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'failed' };
