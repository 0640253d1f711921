import { numbers } from '#language/ui/language/grammar';

/** What is written over the skyline of a search. */
export const skylineMessages = {
  height: 'height = calls waiting',
  /** What the colours of the bars mean. */
  inks: { down: 'call', leaf: 'game over', up: 'return' },
  /** What the tick over a bar means. */
  mind: 'changes its mind',
  /** Beside that tick. */
  call: (call: number) => numbers.format(call),
} as const;
