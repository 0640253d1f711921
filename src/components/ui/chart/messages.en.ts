/** Words that stand around a chart. Its title and sentence come from the page. */
export const chartMessages = {
  label: (title: string) => `Chart: ${title}`,
  table: 'The same as a table',
} as const;
