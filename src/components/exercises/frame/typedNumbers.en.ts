/** Where the answer is a number to type. */
export const typedNumbers = {
  signed: {
    label: 'Your score',
    strange: 'Type a whole number with its sign, like +8 or −8.',
    outside: 'No position can score that.',
    /** What a typed number may begin with: a sign, or the word for it. */
    minus: /^(?:[−–-]|minus\s)\s*/i,
    plus: /^(?:\+|plus\s)\s*/i,
  },
  count: { strange: 'Type a whole number below 100, like 5.' },
  chance: {
    label: 'The chance',
    strange: 'Write a fraction, like 3/10, or a number, like 0.30 or 30%.',
    fraction: /^(\d{1,5})\s*(?:[/⁄∕:]|in|of|out of)\s*(\d{1,5})$/i,
    decimal: /^(\d*)\.?(\d*)\s*(%|per\s?cent)?$/i,
  },
} as const;
