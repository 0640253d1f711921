/** What the form says that leads to a cell of a large board by its name. Loaded when it opens. */
export const goToCellMessages = {
  label: 'Cell',
  hint: (bounded: boolean) =>
    bounded
      ? 'A letter from the top and a number from the left, or two numbers from 0: x, y.'
      : 'Two numbers: x to the right, y down; negative ones to the left and up.',
  example: (bounded: boolean) => (bounded ? 'h8' : '-3, 12'),
  placeholder: (example: string) => `such as ${example}`,
  go: 'Go there',
  place: 'Place a mark',
  notACell: (text: string, example: string) =>
    `${text && `“${text}” is not a cell here. `}Write a cell like this: ${example}.`,
  taken: (name: string) => `${name} can’t be taken now.`,
} as const;
