/** What the charts of the lesson on learning say, and their tables. */
export const learningCharts = {
  teachers: { itself: 'Itself', none: 'Nobody yet' },
  games: 'games learnt from',
  lost: 'share of its games lost',
  manyRuns: [
    'games',
    'seed 1 alone',
    'least',
    'a quarter below',
    'middle',
    'a quarter above',
    'most',
  ],
  twoWays: [
    'games',
    'beads: middle',
    'beads: least – most',
    'values: middle',
    'values: least – most',
  ],
  taught: ['it learnt against', 'then lost to', 'middle', 'least', 'most'],
} as const;
