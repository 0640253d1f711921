/** What the lesson on minimax says outside of its text. */
export const minimaxMessages = {
  lines: (from: number, to: number) =>
    from === to
      ? `Line ${from} of the figure’s code`
      : `Lines ${from} to ${to} of the figure’s code`,
} as const;
