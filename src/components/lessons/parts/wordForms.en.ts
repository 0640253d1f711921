/**
 * The grammatical forms that a page may ask a part of a sentence for: `<Num value={…} form="ordinal" />`.
 * Each language has its own, such as cases.
 */
export type WordForm = 'ordinal';
export const WORD_FORMS: readonly WordForm[] = ['ordinal'];
