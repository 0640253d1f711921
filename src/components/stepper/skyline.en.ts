/** What is written over the skyline of a search. */
export const skylineMessages = {
  height: 'height = calls waiting',
  /** What the colours of the bars mean. */
  inks: { down: 'call', leaf: 'game over', up: 'return' },
  /** What the tick over a bar means. */
  mind: 'changes its mind',
} as const;
