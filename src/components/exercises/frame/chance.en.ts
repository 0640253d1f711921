/** Where the answer is a chance, written as a fraction. */
export const chanceMessages = {
  label: 'The chance',
  typed: (example: string) => `Type a fraction, like ${example}. It needn’t be in lowest terms.`,
  noChance: 'Write a fraction, like 3/10.',
} as const;
