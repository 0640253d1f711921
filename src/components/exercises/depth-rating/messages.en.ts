import type { DepthReason, MarkName, Score } from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import { count, ink, say } from '#language/ui/language/grammar';
import { marksInWords, meaningOfRating } from '#language/exercises/frame/ratingRules';
import { smallExercises } from '#language/exercises/frame/small';

/** "Cell 4 has 13: it loses, five marks later." */
function ratedAs(cell: number, rating: Score, limit: number): Sentence {
  return say`Cell ${cell} has ${rating}: ${meaningOfRating(rating, limit)}.`;
}

export const depthRatingMessages = {
  name: 'Rate a cell with a limit',
  about: 'Pupils look some marks ahead, as a machine with a limit does, and rate one cell.',
  fields: {
    setup: { label: smallExercises.boardField },
    cell: { label: 'The cell to rate', option: smallExercises.choice.answerText },
    depth: { label: 'Marks ahead', option: (depth: number): string => count(depth) },
  },
  question: (mover: MarkName, cell: number, depth: number): Sentence =>
    say`${ink(mover)} to move. A machine looks ${marksInWords(depth)} ahead, its own mark included,
      and calls a draw as soon as every line holds both marks. How does it rate cell ${cell}?`,
  choose: 'The rating',
  rating: (rating: Score) => count(rating),
  hints: {
    look: (mover: MarkName, cell: number, depth: number): Sentence =>
      say`Put ${ink(mover)} on cell ${cell} in your head${
        depth === 1
          ? '. Is the game over?'
          : `, and play on for ${marksInWords(depth - 1)}. Has somebody won by then, or does every line hold both marks?`
      }`,
    scale: say`24 is a draw. Above it are wins, the quicker the higher; below 16 are losses, the
      quicker the lower. 16 is for a game that is still open where the machine stops looking.`,
    side: (rating: Score): Sentence => {
      if (rating === 16) return say`With this limit the machine doesn’t see the end.`;
      if (rating === 24) return say`The machine sees the end, and nobody can force a win.`;
      return say`The machine sees a ${rating > 24 ? 'win' : 'loss'}. How many marks later?`;
    },
  },
  solution: ratedAs,
  reason: ({ cell, more, limit }: DepthReason): Sentence =>
    say`Cell ${cell} is rated ${more ? 'higher' : 'lower'} than that. Play on from it for
      ${marksInWords(limit)} at most, its own included: what is sure by then, and how soon?`,
};
