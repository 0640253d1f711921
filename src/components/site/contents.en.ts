/** The site's description for search engines, and the groups of its pages. */
export const contents = {
  description: 'An interactive notebook about how machines play noughts and crosses.',
  lessons: 'Lessons',
  tools: 'Beside the lessons',
  classroom: 'Teachers and pupils',
  about: 'The notebook',
} as const;
