/** What is written over the skyline of a search. */
export const skylineMessages = {
  height: 'taller = more unfinished calls',
  /** What the colours of the bars mean. */
  inks: { down: 'call', leaf: 'over', up: 'return' },
} as const;
