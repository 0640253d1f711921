import type { Translated } from '../../platform/translated.ts';
import { frameMessages as frame } from '#language/stepper/frame';
import { sentence, tags } from '#language/stepper/search/sentences';

/** What a search's figure says, in English. What only some readers meet is in `dialogs.en.ts`. */
export const stepperMessages = { ...frame, tags, sentence } as const;

export type StepperMessages = Translated<typeof stepperMessages>;
