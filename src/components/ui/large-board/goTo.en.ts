/** What the form says that leads to a cell of a large board by its name. Loaded when it opens. */
export const goToCellMessages = {
  label: 'Cell',
  hint: (bounded: boolean) =>
    bounded
      ? 'A letter and a number: columns from the left, rows from the top. Or two numbers from 0: x, y.'
      : 'Two numbers: x to the right, y down. Negative ones lie left of 0 and above it.',
  example: (bounded: boolean) => (bounded ? 'h8' : '-3, 12'),
  placeholder: (example: string) => `for example ${example}`,
  go: 'Go there',
  place: 'Place a mark',
  notACell: (text: string, example: string) =>
    `${text.trim() && `“${text.trim()}” is not a cell here. `}Write a cell like this: ${example}.`,
  taken: (name: string) => `You can’t place a mark on ${name} now.`,
} as const;
