import { count, countThings } from '#language/ui/language/grammar';

/** What the proof of 4×4×4 says: while it is checked, and when one plays against it. */
export const cubeProofMessages = {
  proof: {
    region: 'The proof of four sheets, checked',
    rings: 'each ring: X’s chosen answer to what O tries',
    fringe: 'the fringe: won by threats alone, the longer the further out',
    number: count,
    of: (replies: number, wonByThreats: number) =>
      `of ${count(replies)} replies of O, ${count(wonByThreats)} of them lost to threats alone`,
    progress: 'Answers checked',
    idle: 'Nothing is checked yet. Your own machine will do it, and nothing is taken on trust.',
    /** By the quarters that are done. */
    checking: ['Checking.', 'A quarter is done.', 'Half is done.', 'Three quarters are done.'],
    going: (marks: number, answer: string) =>
      `Now: ${countThings(marks, 'mark')} on the board. X’s answer in the file is ${answer}, and X has to win after each reply to it.`,
    proved: 'Proved. No grey is left: X wins after each reply of O, and your machine has seen it.',
    provedChanged: 'X wins with that answer as well. Try again: it hardly ever happens.',
    changed: (from: string, to: string) => `Where X’s answer was ${from}, the file now says ${to}.`,
    /** By the cell that was tried last, and the marks before it. */
    refused: {
      'no-win': (cell: string, marks: number) =>
        `A hole. After ${countThings(marks, 'mark')} O takes ${cell}, and no win of X is shown from there. That’s no proof any more.`,
      'o-wins': (cell: string, marks: number) =>
        `A hole. After ${countThings(marks, 'mark')} O takes ${cell} and has its own line. That’s no proof any more.`,
      taken: (cell: string, marks: number) =>
        `A hole. After ${countThings(marks, 'mark')} X’s answer is ${cell}, and that cell is taken. That’s no proof any more.`,
    },
    still: 'The finished disc: rings in X’s ink all the way round, and no grey.',
    check: 'Check it',
    change: 'Change one answer',
    play: 'Play against it',
    lost: 'This broke off: the proof didn’t load, its file is damaged, or the check has died.',
  },
  against: {
    figure: 'A game against the proof',
    hole: 'The board of the hole: play O through it',
    showRun: 'Show the run',
  },
} as const;
