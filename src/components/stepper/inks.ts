import {
  type SearchEvent,
  SEARCH_TRAITS,
  type MarkName,
  type Score,
  type SearchName,
} from '../../engine/index.ts';

/** Going down, at an end, or coming back: the ink that joins step, picture and code. */
export type EventInk = 'down' | 'leaf' | 'up';

/** The ink of each kind of step of a search. */
export const EVENT_INK: Record<SearchEvent, EventInk> = {
  call: 'down',
  test: 'down',
  try: 'down',
  won: 'leaf',
  full: 'leaf',
  back: 'up',
  improve: 'up',
  return: 'up',
  window: 'down',
  dead: 'leaf',
  horizon: 'leaf',
  adjust: 'up',
  cut: 'up',
};

/** Which token an ink is. */
export const INK_TOKEN: Record<EventInk, string> = {
  down: '--call',
  leaf: '--ink',
  up: '--return',
};

/** Whose win a score is: the ink it is written in. None for a draw, nor for the unknown. */
export function scoreInk(
  score: Score | undefined,
  computer: MarkName,
  search: SearchName = 'minimax',
): 'x' | 'o' | undefined {
  if (score === undefined) return undefined;
  const { notLost, notWon } = SEARCH_TRAITS[search].scale;
  if (score >= notLost && score <= notWon) return undefined;
  return score > notWon === (computer === 'X') ? 'x' : 'o';
}
