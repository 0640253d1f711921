import type { MarkName } from '../../../engine/index.ts';

/** Words that the figures of the lesson on the arena put around numbers. */
export const arenaLesson = {
  move: (mark: MarkName, cell: number) => `${mark} on ${cell}`,
  chance: (chance: string) => (chance === '1' ? 'must' : `chance ${chance}`),
  wins: (mark: MarkName, chance: string) => `${mark} wins: ${chance}`,
  over: (end: MarkName | 'draw') => (end === 'draw' ? 'draw' : `${end} has won`),
  counts: (chance: string) => `counts ${chance}`,
  treeCaption: (mark: MarkName) =>
    `Below each move stands the chance that it is made. At the ends, 1 if ${mark} has won and 0 if not. Each board further up has the mean of those below it.`,
  /** What is wrong with an answer, by the answer. */
  careful: {
    '0': 'One of the first moves wins at once, and O gets no chance to be careful.',
    '1/6': 'Count again how many first moves X can choose from.',
    '1/2': 'That is the chance if O plays at random as well.',
  } as Record<string, string>,
  exercise: {
    '1/6': 'O must choose the right one of two cells, not of more.',
    '1/2': 'That would be so if X never took cell 6 itself.',
    '2/3': 'So often X leaves cell 6 free. But O must then take it.',
  } as Record<string, string>,
  someBeaten:
    'Some of the players, on both sides: the proof that it cannot be beaten, or the shortest game in which it is. A game is its cells in the order in which they are taken.',
  samples: {
    title: 'A thousand games, forty times over',
    sentence:
      'Each dot is a match of a thousand games between the same two players. Its place is the share of games that the bot lost.',
    losses: 'games lost, of a thousand',
    exact: 'the exact chance',
    columns: ['Games lost, of a thousand', 'Matches that came out so'],
  },
} as const;
