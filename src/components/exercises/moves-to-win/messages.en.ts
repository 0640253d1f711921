import type { MarkName, MovesToWinReason } from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import { capital, countInWords, ink, otherMark, say } from '#language/ui/language/grammar';
import { smallExercises } from '#language/exercises/frame/small';

interface Placed {
  readonly mark: MarkName;
  readonly cell: number;
}

export const movesToWinMessages = {
  name: 'How soon is the win?',
  about: 'Pupils count the marks until a sure win: good for looking ahead for both sides.',
  fields: { setup: { label: smallExercises.boardField } },
  question: (mover: MarkName, winner: MarkName): Sentence =>
    say`${ink(mover)} to move. With best play ${ink(winner)} wins as soon as it can, and
      ${ink(otherMark(winner))} holds out as long as it can. Counting the marks of both sides, how
      many does it take from now on until ${ink(winner)} has won?`,
  choose: 'Marks',
  answerText: (length: number) => `${length} ${length === 1 ? 'mark' : 'marks'}`,
  hints: {
    last: (winner: MarkName, isOdd: boolean): Sentence =>
      say`The last mark is one of ${ink(winner)}’s, so the number is ${isOdd ? 'odd' : 'even'}.`,
    at: (winner: MarkName): Sentence =>
      say`Can ${ink(winner)} win with its next mark? If not, look for a fork.`,
    first: ({ mark, cell }: Placed): Sentence =>
      say`It may begin with ${ink(mark)} on cell ${cell}.`,
  },
  solution: (moves: readonly Placed[]): Sentence =>
    say`${capital(countInWords(moves.length, 'mark'))}: ${moves.flatMap(
      ({ mark, cell }, at) => say`${at === 0 ? '' : ', '}${ink(mark)} on ${cell}`,
    )}.`,
  reason: ({ more }: MovesToWinReason, winner: MarkName): Sentence =>
    more
      ? say`It takes more marks than that: ${ink(otherMark(winner))} can hold out longer.`
      : say`It takes fewer marks than that: ${ink(winner)} can win sooner.`,
};
