/** A number as it was typed, in the form that code reads: a comma may stand for the point, and a minus sign for the hyphen. */
export const typedNumber = (text: string): string =>
  text.trim().replace(',', '.').replace('−', '-');
