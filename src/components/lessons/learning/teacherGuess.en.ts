/** A question of the lesson on learning: whose pupils lose least to random. */
export const teacherGuess = {
  teachers: { random: 'Random', minimax: 'Minimax', itself: 'Itself' },
  loses: (share: string) => `Its pupils lose ${share} of their games to random.`,
} as const;

/** A question about the riddle of the first box: in how many shelves of so many is the corner loved most? */
export const cornerGuess = {
  all: 'They would all choose it if beads could feel which opening is hardest to answer.',
  none: 'It’s not as bad as that: in some shelves the corner was lucky early on.',
} as const;
