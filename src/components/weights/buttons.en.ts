/** The buttons that open the glass box; they are there before it is. */
export const glassKeys = {
  weights: 'Weights',
  account: 'This cell',
  bot: 'Bot moves',
  group: 'The glass box: keys W, T and D work while the board has the focus',
};
