/** Where the answer is a number with its sign. */
export const signedMessages = {
  choose: 'Your score',
  typed: 'Type a whole number with its sign, like +8 or −8.',
  outside: 'No position can score that.',
  /** What a typed number may begin with: a sign, or the word for it. */
  minus: /^(?:[−–-]|minus\s)\s*/i,
  plus: /^(?:\+|plus\s)\s*/i,
} as const;
