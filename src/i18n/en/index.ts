import { count, formatScore, spoken } from './grammar.ts';
import { sentence, tags } from './sentences.ts';
import { stepper } from './stepper.ts';

/** What every figure says, in English. What only some readers meet is in `seldom.ts`. */
export const en = {
  /** The language tag, for `lang` and for formats. */
  lang: 'en',
  count,
  score: formatScore,
  spoken,
  tags,
  sentence,
  stepper,
} as const;
