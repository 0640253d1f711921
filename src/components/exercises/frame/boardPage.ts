import type { Setup } from '../../../engine/index.ts';
import { boardSpoken, startPicture } from './smallFacts.ts';

/** What all kinds have in common whose answer stands beside a board of nine, such as `BoardChoice.svelte`. */
export const boardAnswer = {
  picture: startPicture,
  spoken: ({ setup }: { readonly setup: Setup }): string => boardSpoken(setup),
  isSpokenByAnswer: true,
} as const;
