import type { MarkName, StopForkReason } from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import { ink, listed, otherMark, say } from '#language/ui/language/grammar';
import { smallExercises, outcome } from '#language/exercises/frame/small';

export const stopForkMessages = {
  name: 'Stop a fork',
  about: 'Pupils see a fork before it comes, and stop it: good for looking two marks ahead.',
  fields: { setup: { label: smallExercises.boardField } },
  /** `isThreatened`: the other side has a line to complete, besides. */
  question: (mover: MarkName, isThreatened: boolean): Sentence =>
    isThreatened
      ? say`${ink(mover)} to move. ${ink(otherMark(mover))} threatens a line, and a fork as well: two
          threats at once. Choose a cell that stops both, and gives nothing else away.`
      : say`${ink(mover)} to move. If you let it, ${ink(otherMark(mover))} makes a fork next: two
          threats at once. Choose a cell that stops this, and gives nothing else away.`,
  hints: {
    cross: (mover: MarkName): Sentence =>
      say`Which lines hold one ${ink(otherMark(mover))} each and nothing else? On which empty cell
        do two of them cross?`,
    ways: (mover: MarkName): Sentence =>
      say`There are two things to try: break one of these lines, or make a threat, so that
        ${ink(otherMark(mover))} has no time.`,
    forced: (mover: MarkName): Sentence =>
      say`Careful: where must ${ink(otherMark(mover))} stop your threat, and is there a fork on that
        very cell?`,
  },
  solution: (forks: readonly number[], right: readonly number[], mover: MarkName): Sentence =>
    say`The fork would come on cell ${forks.join(' or ')}. ${right.length === 1 ? 'Cell' : 'Cells'}
      ${listed(right)} ${right.length === 1 ? 'leaves ' : 'leave '}${ink(otherMark(mover))} no fork
      in time.`,
  early: (cell: number, mover: MarkName): Sentence =>
    say`After ${ink(mover)} on cell ${cell}, ${ink(otherMark(mover))} can still make a fork, and
      wins.`,
  reason(reason: StopForkReason, mover: MarkName): Sentence {
    const { cell } = reason;
    if (reason.code === 'cell-taken') return smallExercises.taken(cell);
    if (reason.code === 'leaves-fork') {
      return say`After ${ink(mover)} on cell ${cell}, ${ink(otherMark(mover))} makes a fork on cell
        ${reason.fork}, and wins.`;
    }
    return say`If both sides go on as well as they can, cell ${cell} leads to
      ${outcome(reason.value, mover)}. There is a cell that leads to ${outcome(reason.best, mover)}.`;
  },
};
