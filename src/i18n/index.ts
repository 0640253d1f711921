import { en } from './en/index.ts';
import { languageOf, type ByLanguage } from './language.ts';

export { LANGUAGES, type Language } from './language.ts';

/** The same shape in any language: a text may be any text, and functions keep what they take. */
export type Translated<Words> = Words extends string
  ? string
  : Words extends (...given: infer Given) => infer Said
    ? (...given: Given) => Said extends string ? string : Said
    : { readonly [Key in keyof Words]: Translated<Words[Key]> };

/** What every language provides. English is the first, and gives the shape. */
export type Dictionary = Translated<typeof en>;

const DICTIONARIES: ByLanguage<Dictionary> = { en };

/** The words of a language, given by its tag; English for one that is not there yet. */
export function dictionary(lang?: string): Dictionary {
  return DICTIONARIES[languageOf(lang)];
}
