import type { Sentence } from '../../../src/components/ui/types.ts';

/** The words of a page that is drawn, as a reader sees them: no tags, no pictures. */
export const textOf = (html: string) =>
  html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<svg.*?<\/svg>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=[.,:;?!])/g, '');
export const joined = (sentence: Sentence) => sentence.map(({ text }) => text).join('');
/** With one space between words, as `textOf` has it. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/\s+(?=[.,:;?!])/g, '');
