import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../scripts/lib/paths.mjs';
import { paragraphsOf, ruledOutIn, statisticsOf, textsOf } from '../scripts/lib/prose.mjs';

const DOCS = join(root, 'src/content/docs');
const COMPONENTS = join(root, 'src/components');

function filesIn(folder: string, end: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => join(folder, name))
    .sort();
}

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
    ['Results have come?', 1],
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
    const pages = filesIn(DOCS, '.mdx');
    expect(pages.length).toBeGreaterThan(30);
    expect(faultsIn(pages, paragraphsOf)).toEqual([]);
    expect(faultsIn(pages, wholePage)).toEqual([]);
  });

  it('are in no message', () => {
    const messages = filesIn(COMPONENTS, '.en.ts');
    expect(messages.length).toBeGreaterThan(150);
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
    const pages = filesIn(DOCS, '.mdx');
    expect(pages.filter((file) => unset(readFileSync(file, 'utf8')).length > 0)).toEqual([]);
  });
});

describe('the sentences of a lesson', () => {
  const lessons = filesIn(join(DOCS, 'lessons'), '.mdx');

  it.each(lessons.map((file) => [file.slice(DOCS.length + 1), file] as const))(
    'lead to one another, and are no drumbeat: %s',
    (_name, file) => {
      const { mean, short } = statisticsOf(paragraphsOf(readFileSync(file, 'utf8')));
      expect(mean).toBeGreaterThanOrEqual(12);
      expect(short).toBeLessThanOrEqual(25);
    },
  );

  it('are measured: three short ones in a row are a drumbeat', () => {
    expect(
      statisticsOf(['It is X. It moves. It wins, and the game is over because of it.']),
    ).toEqual(expect.objectContaining({ sentences: 3, words: 15, mean: 5, short: 66.7 }));
  });
});
