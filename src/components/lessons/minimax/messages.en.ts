import type { Sentence } from '../../ui/types.ts';
import { countThings, inWords, say, strong } from '#language/ui/language/grammar';

/** What the lesson on minimax says outside of its text. */
export const minimaxMessages = {
  lines: (from: number, to: number) =>
    from === to
      ? `Line ${from} of the figure’s code`
      : `Lines ${from} to ${to} of the figure’s code`,
} as const;

/** The whole program in one file: what it says of itself, and what is written beside it. */
export const wholeMessages = {
  file: 'minimax',
  save: (name: string) => `Save ${name}`,
  copy: 'Copy it',
  copied: 'Copied.',
  byHand: 'The browser doesn’t let this page copy. Save the file instead.',
  /** In the file. */
  returns: 'The score for the computer, and the cell to play.',
  boards: 'Boards, who is to move, and the score that a right search returns.',
  of: 'of',
  right: 'boards have the right score.',
} as const;

const cells = (number: number) => countThings(number, 'empty cell');
const orders = (number: number) => countThings(number, 'order');

/** The sheets of paper on which a function asks itself. */
export const pileMessages = {
  label: 'A pile of sheets, each waiting for the next one',
  down: 'Each sheet asks the next',
  up: 'and the answers come back',
  asks: (choices: number) => `${choices} \u00d7 `,
  gap: 'the next sheet',
  empty: (count: number) => (count === 0 ? 'no empty cell' : cells(count)),
  base: 'nothing to ask',
  worked: (choices: number, below: number, answer: number) =>
    `${choices} \u00d7 ${below} = ${answer}`,
  answer: (answer: number) => String(answer),
  result: (answer: number) => orders(answer),
  /** A sheet is put on the pile. */
  asked: (empty: number): Sentence => {
    if (empty === 0) {
      return say`No cell is left, and doing nothing counts as ${strong(orders(1))}. This sheet
        needn’t ask anybody. Now the answers can come back.`;
    }
    const then =
      empty === 1
        ? 'one choice, and after it'
        : `${inWords(empty)} choices, and after each of them`;
    const left = empty === 1 ? 'none' : inWords(empty - 1);
    return say`${strong(cells(empty))}: ${then} the same question with ${left} left. The sheet has a
      gap for that answer, so it waits.`;
  },
  /** A sheet is taken off with its answer, which the one below was waiting for. */
  answered: (empty: number, answer: number, filled: number): Sentence =>
    say`The sheet for ${empty === 0 ? 'none' : inWords(empty)} is done, and its answer is
      ${strong(String(answer))}. The one below fills its gap:
      ${strong(`${empty + 1} \u00d7 ${answer} = ${filled}`)}.`,
  finished: (empty: number, answer: number): Sentence =>
    say`The last sheet is done, and no other is waiting: ${strong(cells(empty))} can be filled in
      ${strong(orders(answer))}.`,
  back: 'One step back',
  next: { asked: 'Ask the next sheet', answered: 'Hand the answer back', over: 'Once more' },
} as const;
