/** What the charts and questions of lesson `weight` say. Prose itself is in the MDX file. */
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
      mine: 'There O keeps X from making five. But it is O’s move, and O can finish first.',
      other: 'There nobody makes five, and nobody is kept from it.',
    },
  },
  change: {
    upTo: (weight: string) => `about ${weight}`,
    tooLittle: 'Try it in the figure: with that number the bot still plays the same cell.',
    tooMuch: 'It happens sooner.',
  },
} as const;
