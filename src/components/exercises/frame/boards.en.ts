import type { MarkName, Variant } from '../../../engine/index.ts';
import { capital, inWords } from '#language/ui/language/grammar';

/** "five columns, four rows"; "three sheets of three columns and three rows". */
function sizeOf({ geometry: { columns, rows, layers } }: Variant): string {
  const flat = [`${inWords(columns)} columns`, `${inWords(rows)} rows`];
  return layers === 1 ? flat.join(', ') : `${inWords(layers)} sheets of ${flat.join(' and ')}`;
}

/** What exercises on boards of any size have in common. */
export const boardExercises = {
  /** "Five columns, four rows, four in a row." */
  rules: (variant: Variant): string =>
    `${capital(sizeOf(variant))}, ${inWords(variant.winLength)} in a row.` +
    (variant.gravity ? ' Marks fall to the lowest free cell of their column.' : '') +
    (variant.misere ? ' Whoever completes a line loses.' : ''),
  cellName: (name: string) => `cell ${name}`,
  /** A cell of a cube. */
  inSpace: (sheet: number, row: number, column: number) =>
    `sheet ${sheet}, row ${row}, column ${column}`,
  sheet: (sheet: number) => `sheet ${sheet}`,
  row: (row: string, cells: readonly string[]) => `Row ${row}: ${cells.join(', ')}.`,
  held: (name: string, mark: MarkName | undefined, isAsked: boolean) =>
    `${name} ${isAsked ? 'marked' : (mark ?? 'empty')}`,
  taken: (name: string) => `${capital(name)} is taken already.`,
  variantField: 'Size and rules',
  boardField: 'Board, and whose turn it is',
} as const;
