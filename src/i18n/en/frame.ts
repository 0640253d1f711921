import { count, formatScore, spoken } from './grammar.ts';
import { stepper } from './stepper.ts';

/** What the frame of every figure says, whatever is stepped through. */
export const frame = {
  /** The language tag, for `lang` and for formats. */
  lang: 'en',
  count,
  score: formatScore,
  spoken,
  stepper,
} as const;
