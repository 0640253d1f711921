/** Where the answer is a chance, written as a fraction. */
export const chanceMessages = {
  label: 'The chance',
  noChance: 'Write a fraction, like 3/10.',
} as const;
