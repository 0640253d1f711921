import SheetCell from './SheetCell.svelte';
import { sheetPicture, sheetSpoken, cellText } from './largeNames.ts';

/** What kinds have in common whose answer is a cell of a large board. */
export const sheetAnswer = {
  component: SheetCell,
  isTap: true as const,
  picture: sheetPicture,
  spoken: sheetSpoken,
  isSpokenByAnswer: true,
  answerText: cellText,
};
