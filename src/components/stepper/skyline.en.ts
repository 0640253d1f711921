/** What is written over the skyline of a search. */
export const skylineMessages = {
  bars: 'height: calls waiting',
  wave: 'height: calls waiting, at least',
  /** What the colours of the bars mean. */
  inks: { down: 'call', leaf: 'over', up: 'return' },
} as const;
