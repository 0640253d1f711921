import type { Variant } from '../../../engine/index.ts';
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
  taken: (name: string) => `${capital(name)} is taken already.`,
  variantField: 'Size and rules',
} as const;
