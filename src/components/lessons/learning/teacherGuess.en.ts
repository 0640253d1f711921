/** A question of the lesson on learning: whose pupils lose least to random. */
export const teacherGuess = {
  teachers: { random: 'Random', minimax: 'Minimax', itself: 'Itself' },
  loses: (share: string) => `Its pupils lose ${share} of their games to random.`,
} as const;
