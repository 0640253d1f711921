/** What the chart of lesson `count` says, and its table. */
export const countChartMessages = {
  marks: 'marks on the board',
  count: 'how many',
  legend: {
    calls: 'circles: calls, the ways to get there',
    positions: 'squares: positions',
    classes: 'triangles: positions, without turned and mirrored copies',
  },
  columns: ['marks', 'calls', 'games end', 'positions', 'without copies'],
  total: 'together',
} as const;
