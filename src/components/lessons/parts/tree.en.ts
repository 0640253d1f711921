/** Positions to begin with on the page of the tree. */
export const treeStarts = {
  title: 'Begin with',
  lesson: 'the nine calls of the lesson',
  fork: 'two corners and a centre',
  centre: 'a first mark in the centre',
  whole: 'the empty board: the whole game',
} as const;
