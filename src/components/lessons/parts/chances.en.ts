import type { MarkName } from '../../../engine/index.ts';

/** Words that the figures of the lesson on the arena put around numbers. */
export const arenaLesson = {
  move: (mark: MarkName, cell: number) => `${mark} on ${cell}`,
  chance: (chance: string) => (chance === '1' ? 'must' : `chance ${chance}`),
  wins: (mark: MarkName, chance: string) => `${mark} wins: ${chance}`,
  over: (end: MarkName | 'draw') => (end === 'draw' ? 'draw' : `${end} has won`),
  counts: (chance: string) => `counts ${chance}`,
  treeCaption: (mark: MarkName) =>
    `Below each move is the chance that it’s made. At the ends, 1 if ${mark} has won and 0 if not. Each board further up has the mean of those below it.`,
  /** Can the bot at the top be beaten? */
  canBeBeaten: {
    yes: 'Yes',
    no: 'No',
    whyNot: 'A hundred games without a loss look like proof. They aren’t.',
  },
  /** What is wrong with an answer, by the answer. */
  careful: {
    '0': 'One of the first moves wins at once, and O gets no chance to be careful.',
    '1/6': 'Count again how many first moves X can choose from.',
    '1/2': 'That is the chance if O plays at random as well.',
  } as Record<string, string>,
  exercise: {
    '1/6': 'O has only two cells to choose from by then, not more.',
    '1/2': 'That would be right if X never took cell 6 itself.',
    '2/3': 'That’s how often X leaves cell 6 free. But then O must take it, too.',
  } as Record<string, string>,
  someBeaten:
    'Some of the players, on both sides: the proof that they can’t be beaten, or the shortest game in which they are. A game is its cells in the order in which they’re taken.',
  samples: {
    title: 'A thousand games, forty times over',
    sentence:
      'Each dot is a match of a thousand games between the same two players. How far to the right it is says how many of them the bot lost.',
    losses: 'games lost, of a thousand',
    exact: 'the exact chance',
    columns: ['Games lost, of a thousand', 'Matches that ended like this'],
  },
} as const;
