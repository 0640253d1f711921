import type { MarkName, Variant } from '../../../engine/index.ts';
import { capital, countInWords, inWords } from '#language/ui/language/grammar';

/** "five columns and four rows"; "three sheets of three columns and three rows". */
function sizeOf({ geometry: { columns, rows, layers } }: Variant): string {
  const flat = `${countInWords(columns, 'column')} and ${countInWords(rows, 'row')}`;
  return layers === 1 ? flat : `${countInWords(layers, 'sheet')} of ${flat}`;
}

/** What exercises on boards of any size have in common. */
export const boardExercises = {
  /** "Five columns and four rows. Four in a row wins." */
  rules: (variant: Variant): string =>
    `${capital(sizeOf(variant))}. ${capital(inWords(variant.winLength))} in a row ${variant.misere ? 'loses' : 'wins'}.` +
    (variant.gravity ? ' Marks fall to the lowest free cell of their column.' : ''),
  cellName: (name: string) => `cell ${name}`,
  /** A cell of a cube. */
  inSpace: (sheet: number, row: number, column: number) =>
    `sheet ${sheet}, row ${row}, column ${column}`,
  sheet: (sheet: number) => `sheet ${sheet}`,
  /** One of several boards to choose a cell on. */
  onSheet: (sheet: number, board: string): string => `${boardExercises.sheetBegins(sheet)} ${board}`,
  sheetBegins: (sheet: number) => `Sheet ${sheet}.`,
  empty: 'The board is empty.',
  row: (row: string, cells: readonly string[]) => `Row ${row}: ${cells.join(', ')}.`,
  held: (name: string, mark: MarkName | undefined, isAsked: boolean) =>
    `${name} ${isAsked ? 'marked' : (mark ?? 'empty')}`,
  taken: (name: string) => `${capital(name)} is taken already.`,
  variantField: 'Size and rules',
} as const;
