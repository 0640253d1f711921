import type { Translated } from '../../platform/translated.ts';
import { numbers } from '#language/ui/language/grammar';

/** What every figure that goes straight on says, whatever it shows. */
export const stepCommonMessages = {
  board: 'The board at this step',
  cell: (cell: number, mark: 'X' | 'O' | undefined, note: string) =>
    `cell ${cell}, ${mark ?? 'empty'}${note}`,
  account: 'The account at this step',
  now: 'now',
  settings: {
    seed: 'Seed of chance',
    seedHint: (most: number) => `a whole number up to ${numbers.format(most)}`,
    another: 'Draw another',
    level: (most: number) => `Level, 0 to ${most}`,
    use: 'Use these',
    problem: 'That is not such a number.',
  },
} as const;

export type StepCommonMessages = Translated<typeof stepCommonMessages>;
