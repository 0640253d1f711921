import type { MarkName, StopLossReason } from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import { ink, otherMark, say } from '#language/ui/language/grammar';
import { linesNamed, type CellLines } from '#language/exercises/find-win/messages';
import { smallExercises } from '#language/exercises/frame/small';

export const stopLossMessages = {
  name: 'Stop the line',
  about: 'Pupils keep the other side from completing a line: good for looking at both marks.',
  fields: { setup: { label: smallExercises.boardField } },
  question: (mover: MarkName): Sentence =>
    say`${ink(mover)} to move. Choose a cell that keeps ${ink(otherMark(mover))} from winning with
      its next mark.`,
  hints: {
    pair: (mover: MarkName): Sentence =>
      say`Look for a line with two ${ink(otherMark(mover), `${otherMark(mover)}’s`)} and an empty
        cell.`,
    dead: say`A line that holds both marks is no danger: nobody can complete it.`,
    win: (mover: MarkName): Sentence => say`Can ${ink(mover)} win first? That stops it, too.`,
  },
  /** What stops the lines, and what ends the game before. */
  solution: (stops: readonly CellLines[], wins: readonly number[], mover: MarkName): Sentence =>
    say`${stops
      .map(({ cell, lines }) => `Cell ${cell} stops ${linesNamed(lines)}.`)
      .join(' ')}${stops.length > 0 && wins.length > 0 ? ' ' : ''}${
      wins.length > 0
        ? [
            `Cell ${wins.join(' or ')} completes a line of `,
            ink(mover),
            ', and that ends the game.',
          ]
        : []
    }`,
  early: (cell: number, mover: MarkName): Sentence =>
    say`After ${ink(mover)} on cell ${cell}, ${ink(otherMark(mover))} completes a line with its next
      mark.`,
  reason: (reason: StopLossReason, mover: MarkName): Sentence =>
    reason.code === 'cell-taken'
      ? smallExercises.taken(reason.cell)
      : say`After ${ink(mover)} on cell ${reason.cell}, ${ink(otherMark(mover))} completes a line on
        cell ${reason.by}.`,
};
