import type { MarkName } from '../../../engine/index.ts';
import type { LargeMoment } from '../../stepper/linear/large/view.ts';

/** A four in the tree, with the reply to it. Places are in nodes: x across, depth down. */
export interface AttackNode {
  readonly id: number;
  readonly parent: number;
  readonly x: number;
  readonly depth: number;
  readonly four: string;
  /** The reply, or both cells on which five is threatened; none before it is known. */
  readonly stops: readonly string[];
  readonly isDouble: boolean;
  readonly state: 'open' | 'dead' | 'won' | 'unknown';
  readonly isNow: boolean;
  /** Its marks are on the board. */
  readonly isOnPath: boolean;
  /** The step at which the four is played. */
  readonly step: number;
}

/** The tree of fours and replies at a step; it is laid out whole, and drawn as far as it has grown. */
export interface AttackTreeMoment {
  readonly mark: MarkName;
  readonly nodes: readonly AttackNode[];
  /** Fours that the attacker can begin with, and that aren't tried yet. */
  readonly waiting: readonly {
    readonly x: number;
    readonly depth: number;
    readonly four: string;
  }[];
  readonly root: { readonly x: number; readonly depth: number; readonly isNow: boolean };
  readonly width: number;
  readonly depth: number;
}

/** A moment of the search for a win by fours. */
export interface FoursMoment extends LargeMoment {
  readonly attack: AttackTreeMoment;
}
