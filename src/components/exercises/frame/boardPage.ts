import type { Setup } from '../../../engine/index.ts';
import AskedBoardAnswer from './AskedBoardAnswer.svelte';
import { boardSpoken, startPicture } from './smallFacts.ts';

/** What all kinds have in common whose answer stands beside a board of nine. */
export const boardAnswer = {
  component: AskedBoardAnswer,
  picture: startPicture,
  spoken: ({ setup }: { readonly setup: Setup }): string => boardSpoken(setup),
  isSpokenByAnswer: true,
} as const;
