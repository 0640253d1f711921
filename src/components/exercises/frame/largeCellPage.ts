import SheetCell from './SheetCell.svelte';
import { sheetPicture, sheetSpoken, cellText, typedCell } from './sheetNames.ts';

/** What kinds have in common whose answer is a cell of a large board. */
export const sheetAnswer = {
  component: SheetCell,
  picture: sheetPicture,
  spoken: sheetSpoken,
  isSpokenByAnswer: true,
  answerText: cellText,
  typed: typedCell,
};
