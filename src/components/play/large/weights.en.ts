/** What is spoken and said of the weight inspector on large boards. */
export const playWeightMessages = {
  weightsOn: 'Weights shown.',
  weightsOff: 'Weights hidden.',
  /** Instead of a heat map. */
  level: 'Every cell weighs the same now, and none is shaded.',
  /** In a game whose rule is another. */
  otherRule: (isRenju: boolean) =>
    `The weights know of five or more only. ${isRenju ? 'The bot leaves out what renju forbids to X, and six that don’t win.' : 'The bot leaves out six, which don’t win in this game, unless they stop a five.'}`,
  taken: (name: string) =>
    `${name} is taken, and only empty cells have a weight. Choose one of those first.`,
  /** Above an account, with a link to the lesson on it. */
  attack: '[3 : 2] means three marks in a row, and two open ends.',
  lesson: 'Why it’s written like that',
  closed: 'The account is closed.',
};
