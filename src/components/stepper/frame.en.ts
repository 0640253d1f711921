import type { Translated } from '../platform/translated.ts';
import { aloud, count, formatScore, spoken } from '#language/ui/language/grammar';
import { stepper } from '#language/stepper/stepper';

/** What the frame of every figure says, whatever is stepped through. */
export const frameMessages = {
  count,
  score: formatScore,
  spoken,
  aloud,
  stepper,
} as const;

export type FrameMessages = Translated<typeof frameMessages>;
