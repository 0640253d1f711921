import type { StoredProblem } from '../platform/stored.ts';

/** What to say of the game that was stored: nothing where nothing can be stored, it is in the address then. */
export function lostGame(
  problem: StoredProblem | undefined,
): readonly { readonly code: 'not-kept' | 'newer' }[] {
  if (!problem || problem.code === 'not-stored') return [];
  return [{ code: problem.code === 'newer' ? 'newer' : 'not-kept' }];
}

/** Moves a second, of bots that play each other. */
export const PLAY_SPEEDS = [0.5, 1, 2, 5] as const;
export type PlaySpeed = (typeof PLAY_SPEEDS)[number];

/** The answer comes after the person's own stroke has been drawn (180 ms), not into it. */
export const PAUSE = 220;
/** A bot that was just chosen waits longer: who goes through the list by keys passes over many. */
export const PAUSE_WHEN_CHOSEN = 1200;

/** How much of a hint is shown: nothing, how the position stands, the best cells. */
export type HintStage = 0 | 1 | 2;

/** A game on any board, as its buttons see it. */
export interface PlayedGame {
  readonly isOver: boolean;
  readonly isBotsOnly: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Two bots play by themselves. */
  readonly playing: boolean;
  speed: PlaySpeed;
  readonly hint: HintStage;
  undo(): void;
  redo(): void;
  newGame(): void;
  /** Two bots: one move, of those known or a new one. */
  step(): void;
  togglePlaying(): void;
  showHint(): void;
  hideHint(): void;
}
