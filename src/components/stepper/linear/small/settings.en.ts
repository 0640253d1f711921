import { numbers } from '#language/ui/language/grammar';

/** What is asked of an algorithm that uses a seed or a level. */
export const linearSettingsMessages = {
  seed: 'Seed of chance',
  seedHint: (most: number) => `a whole number up to ${numbers.format(most)}`,
  another: 'Draw another',
  level: (most: number) => `Level, 0 to ${most}`,
  use: 'Use these',
  problem: 'That is not such a number.',
} as const;
