/** What the figure of every linear trace says, whatever its board. */
export const linearMessages = {
  board: 'The board at this step',
  account: 'The account at this step',
} as const;
