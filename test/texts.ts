import { join } from 'node:path';
import { filesIn, root } from '../scripts/lib/paths.mjs';

/** Readers of the English of pages and messages, for the tests that look for wordings. */

export const BRACED = String.raw`\{(?:[^{}]|\{[^{}]*\})*\}`;
/** A component that says something computed in the middle of a sentence. */
export const SPOKEN = new RegExp(
  String.raw`<(?:Num|Cell|Call|Score|Said|See|SeeStep|LessonRef)\b(?:[^<>{}]|${BRACED})*/>`,
  'g',
);
export const TAG = new RegExp(String.raw`</?[A-Za-z][\w.]*\b(?:[^<>{}]|${BRACED})*/?>`, 'g');

/** The sentences of a text; a colon ends none, and neither does a full stop inside a number. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…]["”’)]?)\s+(?=["“‘(]?[A-Z0-9])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[a-z]/i.test(sentence));

/** What is said in a file of messages: its texts in quotes, without imports and comments. */
export function textsOf(source: string): string[] {
  const code = source
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/^import .*?;$/gms, '');
  return [...code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)]
    .map(([, single, double, template]) => single ?? double ?? template ?? '')
    .map((text) => text.replace(/\$\{[^{}]*\}/g, '7'));
}

export const DOCS = join(root, 'src/content/docs');
export const COMPONENTS = join(root, 'src/components');

export const filesOf = (folder: string, end: string): readonly string[] =>
  filesIn(folder)
    .filter((name) => name.endsWith(end))
    .map((name) => join(folder, name));
