import { en } from './en/index.ts';

/** The same shape in any language: a text may be any text, and functions keep what they take. */
export type Translated<Words> = Words extends string
  ? string
  : Words extends (...given: infer Given) => infer Said
    ? (...given: Given) => Said extends string ? string : Said
    : { readonly [Key in keyof Words]: Translated<Words[Key]> };

/** What every language provides. English is the first, and gives the shape. */
export type Dictionary = Translated<typeof en>;

const DICTIONARIES = { en } as const satisfies Record<string, Dictionary>;

/** The languages that the figures speak. */
export type Language = keyof typeof DICTIONARIES;
export const LANGUAGES = Object.keys(DICTIONARIES) as Language[];

/** The words of a language; English for one that is not there yet. */
export function dictionary(language: string = 'en'): Dictionary {
  return Object.hasOwn(DICTIONARIES, language) ? DICTIONARIES[language as Language] : en;
}
