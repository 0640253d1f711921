import { numbers } from '#language/ui/language/grammar';

/** What is asked of an algorithm that uses a seed or a level. */
export const linearSettingsMessages = {
  seed: 'Random seed',
  seedHint: (most: number) => `a whole number up to ${numbers.format(most)}`,
  another: 'Draw another',
  level: (most: number) => `Level, 0 to ${most}`,
  use: 'Use these',
  problem: 'That’s not a number that can be used here.',
} as const;
