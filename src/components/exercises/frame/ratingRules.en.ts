import type { RatingRule, Score } from '../../../engine/index.ts';
import { capital, countInWords } from '#language/ui/language/grammar';

/** The table of the rules by which a bot rates cells. */
export const ratingRules = {
  title: 'The seven rules',
  columns: ['Adds', 'To which cells'],
  /** Which cells a rule adds to. Each line has three cells. */
  adds: {
    win: 'The bot has two marks on a line: its empty cell.',
    stopWin: 'The other side has two marks on a line: its empty cell.',
    fork: 'Two lines with one mark of the bot each, and nothing else, cross on an empty cell: that cell.',
    stopFork:
      'Two lines with one mark of the other side each, and nothing else, cross on an empty cell: all empty cells of both.',
    prepare:
      'An empty line crosses a line with one mark of the bot: the other cells of the empty line.',
    spoil: 'An empty line crosses a line with one mark of the other side: all empty cells of both.',
    free: 'Any empty cell.',
  } satisfies Record<RatingRule, string>,
  notes: [
    'Every crossing adds. But where a third line joins a fork on the same cell, its rule adds just once more, now for all three, and where a fourth does, once more for all four. Rows come first, then columns, then diagonals.',
  ],
};

/** "five marks" */
export const marksInWords = (number: number) => countInWords(number, 'mark');

/** "it loses, five marks later"; without a limit, of any machine that has one. */
export function meaningOfRating(rating: Score, limit?: number): string {
  if (rating === 16)
    return `${limit ? `${marksInWords(limit)} ahead` : 'as far as the machine looks,'} it is still open: nobody has won, and a line can still be completed`;
  if (rating === 24) return 'with best play from both sides it is a draw';
  if (rating === 32) return 'it wins straight away';
  if (rating > 24) return `it wins, ${marksInWords(32 - rating)} later`;
  return `it loses, ${marksInWords(rating - 8)} later`;
}

/** The table of the ratings of a machine that looks some marks ahead. */
export const depthScale = {
  title: 'What the ratings say of a cell',
  columns: ['Rating', 'What it says'],
  means: (rating: Score) => `${capital(meaningOfRating(rating))}.`,
  notes: [
    'Both sides play as well as they can: the winner hurries, the other side holds out.',
    'The machine calls a draw as soon as every line holds both marks, even if there are empty cells left: nobody can complete a line any more.',
  ],
};
