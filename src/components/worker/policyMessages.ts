import type { Policy, Setup } from '../../engine/index.ts';
import type { Opinion } from '../view/play/minds.ts';

/** What can be asked of a player, with what comes back. */
export interface PlayerAnswers {
  /** What it may do. */
  readonly policy: Policy;
  /** What it thinks of the position, and why; `undefined` if the game is over. */
  readonly opinion: Opinion | undefined;
}
export type PlayerAsk = keyof PlayerAnswers;

/** A player by its name, and the position that it is asked about. */
export interface PlayerQuestion {
  readonly id: number;
  readonly ask: PlayerAsk;
  readonly player: string;
  readonly setup: Setup;
}

export interface PlayerAnswer {
  readonly id: number;
  readonly answer: PlayerAnswers[PlayerAsk];
}
