/** What the figure of every linear trace on a large board says. */
export const largeStepMessages = {
  /** `note`: what the cell says beside its mark, as it is spoken. */
  cell: (name: string, mark: 'X' | 'O' | undefined, note: string) =>
    `${name}, ${mark ?? 'empty'}${note}`,
} as const;
