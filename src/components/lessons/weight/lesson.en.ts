/** What the charts and questions of the lessons `weight` and `outbid` say. Prose itself is in the MDX file. */
export const weightLesson = {
  chart: {
    title: 'The bot without one of its rules, against the bot with all of them',
    without: {
      doubleThreat: 'no bonus for breakpoints',
      ragged: 'no ragged attacks',
      openThree: '[3 : 2] worth no more than [3 : 1]',
    },
    short: {
      doubleThreat: 'no bonus',
      ragged: 'not ragged',
      openThree: '[3 : 2] as [3 : 1]',
    },
    rule: 'Without',
    games: 'Games',
    outcomes: { won: 'wins', open: 'open', lost: 'loses' },
  },
  race: {
    cell: (letter: string, name: string) => `${letter} ${name}`,
    why: {
      mine: 'That closes one end of X’s four, but X makes five at the other. And it’s O’s move: O can finish first.',
      other: 'Nobody can make five there, so it doesn’t stop a five either.',
    },
  },
  outbid: {
    title: 'What the two cells weigh',
    block: 'the block',
    win: 'the win',
    parts: { five: 'a five', bonus: 'a bonus', change: 'small change' },
    cell: 'Cell',
    weight: 'weight',
    why: 'That makes five, and you or I would play there. But the bot adds up its numbers first.',
  },
  change: {
    never:
      'Look at its account: for every point that you add, this cell gains no more than (6, 7) does, so it never catches up.',
  },
} as const;
