import type { BestMoveReason, MarkName, Score } from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import { ink, listed, say } from '#language/ui/language/grammar';
import { smallExercises, outcome } from '#language/exercises/frame/small';

export const bestMoveMessages = {
  name: 'Find a best move',
  about: 'A board, and whose turn it is. Pupils choose a cell: good for looking ahead.',
  fields: { setup: { label: smallExercises.boardField } },
  question: (mover: MarkName): Sentence =>
    say`${ink(mover)} to move. Choose the best cell, or any of them if several are equally good.`,
  /** What the mover can get at best, and what it has to see for that. */
  hints: {
    lines: say`Look along all eight lines for two marks of one side and an empty cell.`,
    win: (mover: MarkName): Sentence => say`${ink(mover)} can win with this mark.`,
    stop: (other: MarkName): Sentence =>
      say`${ink(other)} threatens to win with the next mark. Where?`,
    ahead: (other: MarkName): Sentence =>
      say`Try a cell in your head. What would ${ink(other)} do then, and how would it end?`,
    best: (score: Score, mover: MarkName): Sentence =>
      say`With best play from both sides it is ${outcome(score, mover)}.`,
  },
  /** Where some cells win straight away, and others in the end. */
  sooner: (atOnce: readonly number[], later: readonly number[], others: boolean): Sentence =>
    say`${atOnce.length === 1 ? 'Cell' : 'Cells'} ${listed(atOnce)}
      ${atOnce.length === 1 ? 'wins' : 'win'} straight away. ${later.length === 1 ? 'Cell' : 'Cells'}
      ${listed(later)} ${later.length === 1 ? 'wins' : 'win'} later, which counts as
      much${others ? '; every other cell is worse.' : '.'}`,
  /** `others`: whether there are cells that are not as good. */
  solution: (cells: readonly number[], mover: MarkName, score: Score, others: boolean): Sentence =>
    say`${cells.length === 1 ? 'Cell' : 'Cells'}
      ${listed(cells)}${cells.length === 1 ? ' leads to ' : ' are equally good: they lead to '}${outcome(score, mover)}${others ? ', and every other cell is worse.' : '.'}`,
  reason: (reason: BestMoveReason, mover: MarkName): Sentence =>
    reason.code === 'cell-taken'
      ? smallExercises.taken(reason.cell)
      : say`With best play from both sides cell ${reason.cell} leads to
        ${outcome(reason.score, mover)}, but another cell leads to ${outcome(reason.best, mover)}.`,
};
