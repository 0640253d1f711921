import type { PairingReason, Variant } from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import { boardExercises } from '#language/exercises/frame/boards';
import { capital, count, countInWords, inWords, listed, say } from '#language/ui/language/grammar';

/** "a1 and a2" */
const together = (pair: readonly string[]) => pair.join(' and ');

export const findPairingMessages = {
  name: 'Complete the pairs',
  about: 'Pupils tie cells into pairs, which prove that a board is a draw.',
  fields: {
    variant: { label: boardExercises.variantField },
    given: { label: 'Pairs that are given', option: (pairs: number) => count(pairs) },
    form: { label: 'Turned and mirrored', option: (form: number) => `way ${form + 1} of 8` },
  },
  question: (variant: Variant, given: number): Sentence =>
    say`${boardExercises.rules(variant)} Tie cells together in pairs, until each line of ${inWords(variant.winLength)}
      holds both cells of one pair. No cell may be in two pairs.${given > 0 ? ` ${capital(inWords(given))} ${given === 1 ? 'is' : 'are'} there already.` : ''}`,
  board: 'The board of the question. Choose two cells, one after the other, to tie them together.',
  cell: (name: string, partner: string | undefined, isHeld: boolean) =>
    `cell ${name}, ${partner ? `tied to ${partner}` : isHeld ? 'chosen' : 'free'}`,
  first: 'Press two cells, one after the other. Press a pair of yours to take it away.',
  second: (cell: string) => `And which cell goes with ${cell}?`,
  tied: (pair: readonly string[]) => `${capital(together(pair))} are a pair.`,
  untied: (pair: readonly string[]) => `${capital(together(pair))} are free again.`,
  fixed: (pair: readonly string[]) => `${capital(together(pair))} are given.`,
  clear: 'Clear my pairs',
  blank: 'Pairs',
  hints: {
    why: say`Whoever answers in the pair gets a mark into each line that holds a whole pair, so that the other side can’t
      complete it.`,
    open: (line: readonly string[], lines: number): Sentence =>
      say`${capital(countInWords(lines, 'line'))} still ${lines === 1 ? 'has' : 'have'} no pair. One is ${listed(line)}.`,
    pair: (pair: readonly string[]): Sentence => say`One of the pairs is ${together(pair)}.`,
  },
  solution: (pairs: readonly (readonly string[])[]): Sentence =>
    say`These pairs do it: ${pairs.map((pair) => pair.join('\u2011')).join(', ')}.`,
  reason: (reason: PairingReason, name: (cell: number) => string): Sentence =>
    reason.code === 'line-open'
      ? say`${capital(countInWords(reason.open, 'line'))} ${reason.open === 1 ? 'holds' : 'hold'} no whole pair. One
          is ${listed(reason.line.map(name))}.`
      : reason.code === 'no-cell'
        ? say`There is no cell ${name(reason.cell)} on this board.`
        : say`Cell ${name(reason.cell)} is in two pairs.`,
  answerText: (pairs: readonly (readonly string[])[]) =>
    pairs.length === 0 ? 'no pairs' : pairs.map((pair) => pair.join('\u2011')).join(', '),
};
