/** What the figure of every linear trace on nine cells says. */
export const smallBoardMessages = {
  /** `note`: what the cell says beside its mark, as it is spoken. */
  cell: (cell: number, mark: 'X' | 'O' | undefined, note: string) =>
    `cell ${cell}, ${mark ?? 'empty'}${note}`,
} as const;
