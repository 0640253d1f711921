import type { Point, RecordProblem } from '../../../engine/index.ts';
import type { GameMoment, LargeMatch, LargePlayer } from './gameMatch.ts';

/** What has just happened, where the game alone does not tell it. */
export type GameNote =
  | { readonly kind: 'new-game' | 'players' | 'looking' | 'over' | 'opened' | 'back' }
  | { readonly kind: 'nothing-to-undo' | 'nothing-to-redo' }
  | { readonly kind: 'refused'; readonly point: Point; readonly why: RecordProblem }
  | { readonly kind: 'not-yours'; readonly player: LargePlayer };

/** A game at rest: what is said of it does not flicker while a bot thinks. */
export interface RestedGame {
  readonly match: LargeMatch;
  readonly moment: GameMoment;
  /** The moves that the bot made for a person, by their nodes. */
  readonly helped: ReadonlySet<number>;
}
