/** What is written over the skyline of a search. */
export const skylineMessages = {
  bars: 'height: how many calls are waiting',
  wave: 'height: at least so many calls are waiting',
} as const;
