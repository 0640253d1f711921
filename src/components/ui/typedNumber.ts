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
