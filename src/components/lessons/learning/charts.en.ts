/** What the charts of the lesson on learning say, and their tables. */
export const learningCharts = {
  teachers: { itself: 'Itself', none: 'Nobody yet' },
  games: 'games learnt from',
  lost: 'share of its games lost',
  manyRuns: [
    'games',
    'seed 1 alone',
    'lowest',
    'a quarter below',
    'middle',
    'a quarter above',
    'highest',
  ],
  twoWays: [
    'games',
    'beads: middle',
    'beads: lowest – highest',
    'values: middle',
    'values: lowest – highest',
  ],
  taught: ['it learnt against', 'then lost to', 'middle', 'lowest', 'highest'],
} as const;
