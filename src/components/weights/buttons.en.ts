/** The buttons that open the weight inspector; they are there before it is. */
export const inspectorButtonMessages = {
  weights: 'Weights',
  account: 'This cell',
  bot: 'Bot moves',
  group: 'The weight inspector: keys W, T and D work while the board has the focus',
};
