/** What the chart, the table and the question of lesson `breakpoints` say. */
export const breakMessages = {
  chart: {
    title: 'Who wins after a mark that breaks a line, and after one that breaks two',
    single: 'one line',
    double: 'two or more',
    share: 'its player won',
    lines: 'lines that the mark breaks',
    marks: 'marks',
    wonMarks: 'by the winner',
    won: 'its player won the game',
    notWon: 'lost, or still open',
  },
  table: {
    label: 'Whether a careless answer loses, on every line there can be',
    rule: 'the rules say',
    lines: 'lines',
    won: 'a careless answer loses',
    not: 'it doesn’t',
    rules: {
      four: 'four or more',
      'open three': 'an open three',
      joined: 'two attacks join',
      none: 'does not break',
    },
  },
  join: {
    yes: 'It breaks',
    no: 'It does not',
    whyNot: 'The sum is three, and the extra one is only added if all the ends are open.',
  },
} as const;
