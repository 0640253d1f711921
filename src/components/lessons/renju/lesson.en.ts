import type { WinRule } from '../../../engine/index.ts';

/** The three rules, as they are offered. */
const rules: Readonly<Record<WinRule, string>> = {
  freestyle: 'freestyle',
  standard: 'standard',
  renju: 'renju',
};

/** The board on which a reader asks about cells. */
export const renjuLesson = {
  figure: 'A board on which any empty cell can be asked about: may Black take it?',
  board: 'The board, 15 by 15. X is Black, O is White.',
  /** `letter`: of a cell in question; "?" if there is only one. */
  cell: (letter: string | undefined) =>
    letter ? `, ${letter === '?' ? 'in question' : letter}` : '',
  begin: 'Black to move. Which of A, B, C and D may Black not take? Press it.',
  may: (name: string) => `Black to move. May Black take ${name}? Decide, and then press it.`,
  /** A cell that the first board marks with a letter: "A (i10)". */
  lettered: (letter: string, name: string) => `${letter} (${name})`,
  taken: (name: string) => `${name} is taken. Press an empty cell.`,
  /** Of an empty cell by a rule without forbidden cells. `row`: the longest row that it makes. */
  free: (name: string, rule: Exclude<WinRule, 'renju'>, row: number): string => {
    const by = rule === 'freestyle' ? 'In freestyle' : 'By the standard rule';
    if (row < 5) return `${by} Black may take any empty cell, and ${name} is one.`;
    if (row === 5) return `${by} ${name} makes five, and Black wins.`;
    return rule === 'freestyle'
      ? `${by} ${name} makes ${row} in a row, and five or more win.`
      : `${by} ${name} makes ${row} in a row. Only exactly five win, so that’s allowed, but it doesn’t win.`;
  },
  boards: 'Board',
  rule: 'Rule',
  rules,
  unreal: {
    yes: 'Yes',
    no: 'No, it’s a three-three',
    white: 'Only if White lets it',
    whyNo:
      'It does look like one. But try to turn the three that runs straight down into an open four.',
    whyWhite: 'The rule asks what a stone makes, and never what White would do about it.',
  },
  five: {
    wins: 'It wins',
    forbidden: 'It’s forbidden',
    nothing: 'Nothing happens',
    whyForbidden: 'The six would be forbidden on its own, but there’s a question that comes first.',
    whyNothing: 'There is an exact five on the board, and that never counts for nothing.',
  },
} as const;
