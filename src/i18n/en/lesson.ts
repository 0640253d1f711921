/** Words that lesson components put around numbers. Prose itself is in the MDX files. */

const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

const digits = new Intl.NumberFormat('en');

/** "cell 4", "cells 4 and 6", "cells 0, 4 and 8". */
function cells(list: readonly number[]): string {
  const names = list.map(String);
  const last = names.pop() ?? '';
  if (names.length === 0) return `cell ${last}`;
  return `cells ${names.join(', ')} and ${last}`;
}

export const lesson = {
  /** Small whole numbers in words, others in digits. */
  inWords: (count: number) => WORDS[count] ?? digits.format(count),
  inDigits: (count: number) => digits.format(count),
  numberWords: WORDS,
  score: (score: number) =>
    score > 0 ? `+${score}` : score < 0 ? `\u2212${Math.abs(score)}` : String(score),
  cells,
  /** For the beginning of a sentence. */
  capital: (text: string) => text.charAt(0).toUpperCase() + text.slice(1),
  call: (call: number) => `call ${call}`,
  callTable: {
    call: 'Call',
    mover: 'To move',
    reached: 'Reached by',
    outcome: 'What comes of it',
    over: 'game over',
    root: 'the start',
    move: (mark: string, cell: number) => `${mark} on cell ${cell}`,
    won: (winner: string, line: readonly number[]) => `${winner} has won on ${cells(line)}`,
    drawn: 'the board is full: a draw',
    only: (cell: number) => `the only answer, from cell ${cell}`,
    best: (most: boolean, scores: readonly string[], cell: number) =>
      `the ${most ? 'most' : 'least'} of ${scores.join(', ')}: cell ${cell}`,
    firstOfEquals: ', the first of equals',
  },
  compare: {
    caption: 'What each call returns',
    call: 'Call',
    computer: (mark: string) => `${mark} is the computer`,
  },
  predict: {
    title: 'Before you go on.',
    group: 'Your answer',
    right: 'Yes.',
    wrong: 'Not quite.',
    answer: 'Answer',
  },
  sheets: {
    down: 'Each sheet asks the next',
    up: 'and the answers come back',
    asks: (choices: number) => `${choices} \u00d7 `,
    gap: 'the next sheet',
    empty: (count: number) =>
      count === 0 ? 'no empty cell' : count === 1 ? '1 empty cell' : `${count} empty cells`,
    base: 'nothing to ask',
    worked: (choices: number, below: number, answer: number) =>
      `${choices} \u00d7 ${below} = ${answer}`,
    answer: (answer: number) => String(answer),
  },
  file: 'the code of the sheets, as it runs',
} as const;
