import type { SearchEvent } from '../../engine/index.ts';

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
