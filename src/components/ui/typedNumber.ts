/**
 * A number as it was typed, in the form that code reads: a comma may stand for the point, any dash for the minus,
 * a full-width or small sign for the plain one, and thousands may stand apart.
 */
export const typedNumber = (text: string): string =>
  text
    .normalize('NFKC')
    .trim()
    .replace(',', '.')
    .replace(/[‐-―−]/, '-')
    .replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, '');

/** A whole number as it was typed, its thousands parted by commas, points, spaces or apostrophes; NaN for any other text. */
export function typedWhole(typed: string): number {
  const text = typed.normalize('NFKC').trim();
  const isNumber = /^\d+$|^\d{1,3}([\s.,’']\d{3})+$/.test(text);
  return isNumber ? Number(text.replace(/\D/g, '')) : NaN;
}
