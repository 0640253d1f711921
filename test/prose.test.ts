import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../scripts/lib/paths.mjs';
import { COMPONENTS, DOCS, SPOKEN, TAG, filesOf, sentencesOf, textsOf } from './texts.ts';

/*
 * Reads the English of pages and messages as an editor would: how long its sentences are, and which wordings the guide
 * rules out. It sees the source, so what a component computes counts as one word.
 */

const COMPONENT_WITH_TEXT =
  /<\/?(?:Fact|See|SeeStep|Term|TreeLink|PlayLink)\b[^<>]*(?:\{[^}]*\}[^<>]*)*>/g;
/** The paragraphs and list items of a page in MDX, as plain text. Headings, code, tables and sources are left out. */
function paragraphsOf(mdx: string): string[] {
  const body = mdx
    .replace(/^---\n.*?\n---\n/s, '')
    .replace(/^import .*$/gm, '')
    .replace(/\{\/\*.*?\*\/\}/gs, '')
    .replace(/```.*?```/gs, '')
    .replace(/<details>.*?<\/details>/gs, '')
    .replace(SPOKEN, '7')
    .replace(COMPONENT_WITH_TEXT, '')
    .replace(TAG, '\n\n')
    .replace(/\{[^{}]*\}/g, '7')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]/g, '');
  return body
    .split(/\n\s*\n|\n(?=[-\d]+\.? )/)
    .map((part) =>
      part
        .replace(/^\s*(?:[-*]|\d+\.) /, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(
      (part) =>
        part !== '' && !part.startsWith('#') && !part.startsWith('|') && /[a-z]{2}/.test(part),
    );
}

/** The mean of words a sentence, and the share of sentences under seven words, in per cent. */
function lengthsIn(paragraphs: readonly string[]): { mean: number; short: number } {
  const lengths = paragraphs
    .flatMap(sentencesOf)
    .map((sentence) => sentence.match(/[\p{L}\p{N}’'+−-]+/gu)?.length ?? 0);
  const words = lengths.reduce((sum, length) => sum + length, 0);
  const short = lengths.filter((length) => length < 7).length;
  return { mean: words / lengths.length, short: (100 * short) / lengths.length };
}

/** Wordings that the guide rules out, each with what to write instead. */
const RULED_OUT: readonly [form: RegExp, instead: string][] = [
  [/\bthe (?:most|least) of (?:the (?:values|scores)|[+−-]?\d)/gi, 'the highest, the lowest'],
  [
    /\b(?:wants|returns|keeps) the (?:most\b|least\b|(?:highest|lowest) value\b)/gi,
    'the highest, the lowest score',
  ],
  [/\bas great as (?:α|β|alpha|beta)/gi, 'reaches'],
  [/\bit is the turn of\b/gi, 'X to move'],
  [/(?<=^|[.!?] )who plays\b(?![^.!?]*\?)/gim, 'anyone who plays'],
  [/\bwhoever plays\b/gi, 'anyone who plays'],
  [/\bby chance\b/gi, 'at random'],
  [/\bmade anew\b/gi, 'made again'],
  [/\bwhat becomes? of\b|\bbecomes of\b/gi, 'what happens to'],
  [/\bso many marks\b/gi, 'that many marks'],
  [/\bstands? (?:lost|there\b|on (?:it\b|cell\b|the (?:board|cell)\b))/gi, 'is'],
  [/\b(?:is|are) told\b/gi, 'say it, show it'],
  [/\bbears\b|\bbear (?:a|the|no) (?:number|name|weight|sign|mark)\b/gi, 'has'],
  [/\bthe value of (?:the|a|this|that) (?:call|game|search)\b/gi, 'its score'],
  [/\b(?:board|position|call|cell|move) (?:is|was) worth\b/gi, 'its score is, it leads to'],
  [/\bcalls? (?:\d+ )?(?:answers?|hears?|gives?)\b|\bcell (?:\d+ )?answers\b/gi, 'returns, gets'],
  [
    /\b(?:call|branch)(?:e?s)? (?:is|are|was|were) (?:not )?cut\b|\bis (?:the|a|this) call cut\b|\bcalls? cut off\b/gi,
    'pruned',
  ],
  [/\bgreatest (?:score|rating|weight|number|value|rule)s?\b/gi, 'highest'],
  // In a book about double threats it means together.
  [
    /\b(?:wins?|won|winning|see|answer(?:ed)?(?: it)?|makes? five|shows|drowns|over|fill the gap|score)\s+at\s+once\b/gi,
    'straight away, with the next mark',
  ],
];

/** What a text says that the guide rules out: `"by chance": at random`. */
const ruledOutIn = (text: string): string[] =>
  RULED_OUT.flatMap(([form, instead]) =>
    [...text.matchAll(form)].map(([found]) => `“${found}”: write “${instead}”`),
  );

/** The files whose texts say something that the guide rules out, with what to write instead. */
function faultsIn(files: readonly string[], textsIn: (source: string) => readonly string[]) {
  return files.flatMap((file) =>
    textsIn(readFileSync(file, 'utf8'))
      .flatMap(ruledOutIn)
      .map((fault) => `${file.slice(root.length)}: ${fault}`),
  );
}

/** What a page says outside its paragraphs: headings, captions, what search engines show. */
const wholePage = (source: string) => [source.replaceAll(/\s+/g, ' ')];

describe('wordings that the guide rules out', () => {
  it.each([
    ['When it is the turn of O, it returns the least of the values.', 3],
    ['Who plays against this bot will say that it is good.', 1],
    ['The board is made anew, by chance.', 2],
    ['Call 4 answers −10, so the call is cut.', 2],
    ['What becomes of a game with so many marks?', 2],
    ['The greatest rating stands on the cell.', 2],
    ['X wants the highest value, and the position is worth +10.', 2],
    ['As soon as α is as great as β, nothing more is told.', 2],
    ['X wins at once, and a search drowns at once.', 2],
  ])('are found: %s', (text, faults) => {
    expect(ruledOutIn(text)).toHaveLength(faults);
  });

  it.each([
    'X to move: the call returns the highest score that it got, and the rest is pruned.',
    'Who plays X? Anyone who likes, and the cells are chosen at random.',
    'A table plays as it’s told, and a bead stands for one cell.',
    'There are so many moves that the answer comes too late.',
    'After the game the value of the last board moves a step towards the result.',
    'What a table learns of a board is its value: the value of the board before is corrected by it.',
    'The move gives O a chance, and the question answers itself.',
    'One mark makes two threats at once, and O can stop only one of two fives at once.',
  ])('are not seen where there is none: %s', (text) => {
    expect(ruledOutIn(text)).toEqual([]);
  });

  it('are found across the lines of a page, and in every kind of quotes', () => {
    const page = '---\ntitle: A page\n---\n\nThe board is made\nanew, <Num of="a.b" /> times.';
    expect(paragraphsOf(page).flatMap(ruledOutIn)).toHaveLength(1);
    const messages =
      'a: \'by chance\', b: `call ${call} hears it`, /** by chance */ c: "made anew"';
    expect(textsOf(messages).flatMap(ruledOutIn)).toHaveLength(3);
  });

  it('are on no page', () => {
    const pages = filesOf(DOCS, '.mdx');
    expect(pages.length).toBeGreaterThan(30);
    expect(faultsIn(pages, paragraphsOf)).toEqual([]);
    expect(faultsIn(pages, wholePage)).toEqual([]);
  });

  it('are in no message', () => {
    const messages = filesOf(COMPONENTS, '.en.ts');
    expect(messages.length).toBeGreaterThan(100);
    expect(faultsIn(messages, textsOf)).toEqual([]);
  });
});

describe('apostrophes', () => {
  /** What Markdown sets by itself in a paragraph: not at the head of a page, nor in a property. */
  const unset = (source: string) => [
    ...(/^---\n.*?\n---\n/s.exec(source)?.[0].match(/\w'\w/g) ?? []),
    ...(source.match(/\b(?:caption|title|label|lede)="[^"]*\w'\w/g) ?? []),
  ];

  it('are found where nobody sets them', () => {
    expect(unset("---\nlede: It isn't\n---\nIt isn't.\n<A caption=\"X can't\" />")).toHaveLength(2);
  });

  it('are typographic at the head of every page, and in every caption', () => {
    const pages = filesOf(DOCS, '.mdx');
    expect(pages.filter((file) => unset(readFileSync(file, 'utf8')).length > 0)).toEqual([]);
  });
});

describe('the sentences of a lesson', () => {
  const lessons = filesOf(join(DOCS, 'lessons'), '.mdx');

  it.each(lessons.map((file) => [file.slice(DOCS.length + 1), file] as const))(
    'lead to one another, and are no drumbeat: %s',
    (_name, file) => {
      const { mean, short } = lengthsIn(paragraphsOf(readFileSync(file, 'utf8')));
      expect(mean).toBeGreaterThanOrEqual(12);
      expect(short).toBeLessThanOrEqual(25);
    },
  );

  it('are measured: three short ones in a row are a drumbeat', () => {
    const { mean, short } = lengthsIn(['It is X. It moves. It wins, and the game is over.']);
    expect(mean).toBeCloseTo(12 / 3);
    expect(short).toBeCloseTo(66.7, 1);
  });
});

it('tells a browser which words of a page are Russian', () => {
  const unmarked = filesOf(DOCS, '.mdx').filter((file) => {
    const rest = readFileSync(file, 'utf8').replace(/<span lang="ru">.*?<\/span>/g, '');
    return /\p{Script=Cyrillic}/u.test(rest);
  });
  expect(unmarked).toEqual([]);
});
