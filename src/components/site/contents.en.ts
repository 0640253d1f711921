/** The site's description for search engines, and the groups of its pages. */
export const contents = {
  description:
    'An interactive notebook on how machines play noughts and crosses, or tic tac toe: minimax, pruning, learning, and five in a row.',
  lessons: 'Lessons',
  tools: 'Beside the lessons',
  classroom: 'Teachers and pupils',
  about: 'The notebook',
} as const;
