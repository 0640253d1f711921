/** What is spoken and said of the weight inspector on the page /play/large/. */
export const playWeightMessages = {
  weightsOn: 'Weights shown.',
  weightsOff: 'Weights hidden.',
  /** Instead of a heat map. */
  level: 'Every cell weighs the same now, so none is shaded.',
  taken: (name: string) => `${name} is taken: only empty cells have a weight.`,
  closed: 'The account is closed.',
};
