import type { Score } from '../../../engine/index.ts';
import { capital, inWords } from '#language/ui/language/grammar';

/** "five marks" */
export const marksInWords = (number: number) =>
  `${inWords(number)} ${number === 1 ? 'mark' : 'marks'}`;

/** "it loses, five marks later" */
export function meaningOfRating(rating: Score, limit: number): string {
  if (rating === 16)
    return `${marksInWords(limit)} ahead it is still open: nobody has won, and a line can still be completed`;
  if (rating === 24) return 'with best play from both sides it is a draw';
  if (rating === 32) return 'it wins at once';
  if (rating > 24) return `it wins, ${marksInWords(32 - rating)} later`;
  return `it loses, ${marksInWords(rating - 8)} later`;
}

/** The table of the ratings of a machine that looks some marks ahead. */
export const depthScale = {
  title: 'What the ratings say of a cell',
  means: (rating: Score, limit: number) => `${capital(meaningOfRating(rating, limit))}.`,
  notes: [
    'Both sides play as well as they can: the winner hurries, the other side holds out.',
    'The machine calls a draw as soon as every line holds both marks, even if there are empty cells left: nobody can complete a line any more.',
  ],
};
