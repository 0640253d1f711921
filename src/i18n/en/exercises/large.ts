import type { MarkName } from '../../../engine/index.ts';
import { listed } from '../grammar.ts';

/** What exercises about lines and large boards have in common. Cells come by name: "d8". */
export const largeExercises = {
  board: 'Board',
  line: 'Line',
  /** All marks of a board, for someone who does not see it. */
  marks: (x: readonly string[], o: readonly string[]) =>
    `X on ${listed(x) || 'no cell'}. O on ${listed(o) || 'no cell'}.`,
  places: { edge: 'edge', empty: 'empty' },
  /** Where the answer is a set of cells. */
  cells: {
    none: 'none',
    told: (names: readonly string[]) => names.join(', ') || 'no cell',
    how: (example: string) =>
      `Type the names of the cells with spaces between, like ${example}. For no cell type “none”.`,
    clear: 'Choose none',
    blank: 'Cells',
  },
  /** Where it is one cell. */
  cell: {
    none: 'No cell is chosen yet.',
    chosen: (mark: MarkName, name: string) => `Your choice: ${mark} on ${name}.`,
    label: (name: string, mark: MarkName | undefined, isChosen: boolean) =>
      `${name}, ${mark ?? (isChosen ? 'your choice' : 'empty')}`,
    how: (example: string) => `Type the name of a cell, like ${example}.`,
    blank: 'Cell',
  },
} as const;
