import {
  RATING,
  RATING_EVENTS,
  markOf,
  recordSteps,
  ruleRatings,
  type MarkName,
  type RatingEvent,
  type RatingRule,
  type Setup,
  type LinearTrace,
} from '../../../engine/index.ts';
import { writtenSetup } from '../../ui/board/setupView.ts';

/** The positions that the lesson speaks of, by name. The bot is the side to move. */
export const RATED = {
  /** Four cells, and almost every rule has something to say. */
  reasons: { board: 'XX.X..OO.', move: 'O' },
  corner: { board: 'X........', move: 'O' },
  /** Six ratings alike, and not six cells alike. */
  trap: { board: 'X...O...X', move: 'O' },
  /** Two lines that cross, one board for each rule about such a pair; `corner` is the fourth. */
  ownFork: { board: 'XOXX..O..', move: 'O' },
  theirFork: { board: 'X...X...O', move: 'O' },
  ownPlan: { board: '.X..O..X.', move: 'O' },
} as const satisfies Readonly<Record<string, { board: string; move: MarkName }>>;
export type RatedName = keyof typeof RATED;

/** What a rule that fires adds to the rating of a cell. */
export const RULE_POINTS = RATING;

/** A position of this lesson. Throws if it cannot be: then the table above is wrong. */
export function ratedSetup(name: RatedName): Setup {
  const { board, move } = RATED[name];
  return writtenSetup(board, markOf(move));
}

export function ratingTrace(setup: Setup): LinearTrace<RatingEvent> {
  return recordSteps<RatingEvent>(RATING_EVENTS, (trace) => ruleRatings(setup, trace));
}

/** The crossings that are drawn: in the turn of `cell`, the rule adds to cells of two lines. */
export const CROSSINGS = [
  { name: 'ownFork', rule: 'fork', cell: 7 },
  { name: 'theirFork', rule: 'stopFork', cell: 1 },
  { name: 'ownPlan', rule: 'prepare', cell: 0 },
  { name: 'corner', rule: 'spoil', cell: 1 },
] as const satisfies readonly { name: RatedName; rule: RatingRule; cell: number }[];
