import { count, listed } from '#language/ui/language/grammar';

/** The board at the top of the lesson on tables: whatever is put on it, the table has it. */
export const askTable = {
  region: 'Ask the table',
  yours: 'Your board',
  board: 'Your board, to put marks on',
  says: (row: number, told: string) => `Row ${count(row)}. ${told}`,
  same: 'It looks the same as before.',
  turn: 'Turn it',
  mirror: 'Mirror it',
  empty: 'Empty board',
} as const;

/** Bringing the numbers of a row back by hand. */
export const bringBack = {
  region: 'Bring the numbers back',
  yours: 'Your board',
  begin: (from: number) =>
    `The marked number is on cell ${from} of the table’s board. On which cell of your board does it belong?`,
  right: (own: number, next: number) => `Yes, that’s cell ${own}. And the number on cell ${next}?`,
  wrong: (own: number, from: number) =>
    `Not on ${own}. Look at what lies around cell ${from} on the table’s board: the same marks must lie around it on yours.`,
  done: (best: readonly number[]) =>
    `All home. On your board the highest number is on ${best.length === 1 ? 'cell' : 'cells'} ${listed(best)}, so that’s the move.`,
} as const;
