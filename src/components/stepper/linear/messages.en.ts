/** What the figure of every linear trace says, whatever its board. */
export const linearMessages = {
  board: 'The board at this step',
  /** When S asks where one is. */
  place: (board: string) => `The board: ${board}`,
  account: 'The account at this step',
} as const;
