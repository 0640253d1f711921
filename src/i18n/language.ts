/** The languages that the figures and the frame speak. English is the first, and gives the shape. */
export const LANGUAGES = ['en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** One entry a language: a language without its words is a type error. */
export type ByLanguage<Words> = Readonly<Record<Language, Words>>;

/** Our language for a tag such as "en-GB"; English where there is none. */
export function languageOf(tag: string | undefined): Language {
  const primary = tag?.split('-')[0];
  return LANGUAGES.find((language) => language === primary) ?? 'en';
}
