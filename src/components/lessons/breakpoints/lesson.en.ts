/** What the chart, the table and the question of lesson `breakpoints` say. */
export const breakMessages = {
  chart: {
    title: 'What came of marks that break lines',
    single: 'one line',
    double: 'two or more',
    share: 'its player won',
    lines: 'lines that the mark breaks',
    marks: 'marks',
    wonMarks: 'by the winner',
    won: 'its player won the game',
    notWon: 'lost, or left',
  },
  table: {
    label: 'What a careless answer does, on every line',
    rule: 'the rules say',
    lines: 'lines',
    won: 'a careless answer loses',
    not: 'it does not',
    rules: {
      four: 'a four',
      'open three': 'an open three',
      joined: 'two attacks join',
      none: 'does not break',
    },
  },
  join: {
    yes: 'It breaks',
    no: 'It does not',
    whyNot: 'The sum is three, and plus one is only for open ends on all sides.',
  },
} as const;
