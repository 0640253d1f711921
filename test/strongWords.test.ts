import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../scripts/lib/paths.mjs';
import { BRACED, COMPONENTS, DOCS, SPOKEN, TAG, filesOf, sentencesOf, textsOf } from './texts.ts';

/*
 * Every "every", "never" or "only" of a text is attacked before it is printed. `strong-words.txt` says what holds each: a
 * sentence without a line there fails, and so does a line whose sentence or holder is gone. What is inside a <Fact> is held
 * by it, and needs no line.
 */

const STRONG =
  /\b(?:every|each time|always|never|only|nobody|all|none|no one|must|most games|any machine|useless|nothing else)\b/i;
/** Turns of phrase, and "only" before a number: no claim about all there is. */
const PHRASE =
  /\b(?:at all|all the same|after all|that’?'?s all|not only|only if|all the way|for all|all round|all night|first of all|all but|only ha(?:ve|s) to|above all|only (?:Fact|7|one|two|three|four|five|six|seven|eight|nine|ten|a|an|half|about)\b)/gi;
/** Who is told to do something, or asked to suppose it, is told nothing that could be false. */
const DO =
  /^[“"(]?(?:Add|Ask|Begin|Choose|Collect|Compare|Count|Cut|Draw|Explain|Find|First look|For any|Give|Go|Hold|Imagine|Keep|Let|Look|Make|Mark|Name|Now try|On every other board, take|Open|Paste|Press|Put|Remove|Say|See|Show|Hide|Step|Suppose|Take|Think|Try|Turn|Where it moves|Write|Pupils|We (?:tried|asked|gave|ran|looked|let)|Then we)\b/;
const INLINE = new RegExp(
  String.raw`</?(?:See|SeeStep|Term|TreeLink|PlayLink|code|strong|em|a|kbd)\b(?:[^<>{}]|${BRACED})*>`,
  'g',
);
const FACT = new RegExp(String.raw`<Fact is=${BRACED}>(?:(?!<Fact)[\s\S])*?</Fact>`, 'g');

/** What a page says outside its facts, each of which is “Fact”: paragraphs, list items, what stands at its head, captions. */
function partsOfPage(mdx: string): readonly string[] {
  const [head = '', text = ''] = mdx.split(/^---\n/m).slice(1);
  let body = text.replace(/^import [^\n]*$|\{\/\*.*?\*\/\}|```.*?```/gms, '').replace(SPOKEN, '7');
  for (let before = ''; before !== body;) {
    before = body;
    body = body.replace(FACT, 'Fact');
  }
  const captions = [...body.matchAll(/\b(?:caption|title|sentence)="([^"]*)"/g)];
  const plain = body
    .replace(INLINE, '')
    .replace(TAG, '\n\n')
    .replace(/\{[^{}]*\}/g, '7')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*_`]/g, '');
  return [
    ...(head.match(/(?<=^(?:lede|description): ).*$/gm) ?? []),
    ...plain.split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )/),
    ...captions.map(([, words = '']) => words),
  ].map((part) => part.replace(/^\s*(?:[-*]|\d+\.) /, ''));
}

/** The sentences of a text that claim something of all, of none, or of nothing else. */
function strongIn(parts: readonly string[]): readonly string[] {
  const sentences = parts
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => !part.startsWith('#'))
    .flatMap(sentencesOf);
  return [...new Set(sentences)].filter(
    (sentence) =>
      !/\?["”’)]?$/.test(sentence) &&
      !DO.test(sentence) &&
      sentence.split(/\s+/).length > 3 &&
      STRONG.test(sentence.replace(PHRASE, '')),
  );
}

const texts = new Map([
  ...filesOf(DOCS, '.mdx').map((file) => [file, partsOfPage] as const),
  ...filesOf(COMPONENTS, '.en.ts').map((file) => [file, textsOf] as const),
]);
const strong = new Map(
  [...texts].flatMap(([file, partsOf]) => {
    const sentences = strongIn(partsOf(readFileSync(file, 'utf8')));
    return sentences.length > 0 ? [[relative(root, file), sentences] as const] : [];
  }),
);

/** "## src/…", and below it lines of "words of the sentence = holder". */
const held = new Map(
  readFileSync(join(root, 'test/strong-words.txt'), 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [file = '', ...lines] = section.trim().split('\n');
      return [file, lines.map((line) => line.split(' = ') as [words: string, holder: string])];
    }),
);

/** Holders that are no test: the head of the list says what each is. */
const REASONS = new Set(['rule', 'reason', 'story', 'saying', 'ask', 'manner']);

const claims = filesOf(join(COMPONENTS, 'lessons'), 'claims.ts').map((file) =>
  readFileSync(file, 'utf8'),
);

function isHolder(holder: string): boolean {
  if (REASONS.has(holder)) return true;
  const [, lesson = '', claim = ''] = /^(\w+Claims)\.(\w+)$/.exec(holder) ?? [];
  if (claim) {
    const made = claims.find((source) => source.includes(`export const ${lesson} `)) ?? '';
    return new RegExp(String.raw`^  ${claim}\b`, 'm').test(made);
  }
  return ['', '.test.ts', '.spec.ts'].some((end) => existsSync(join(root, 'test', holder + end)));
}

describe('strong words', () => {
  it('are found outside facts, and not in questions, tasks and turns of phrase', () => {
    const page = `---\nlede: The bot never loses.\n---\n\n<Fact is={a.b}>Every one <Fact is={a.c}>wins.</Fact></Fact> Who always wins? Choose all cells.\n\n- That’s all there is, only two.\n- So nobody wins *here*.\n`;
    expect(strongIn(partsOfPage(page))).toEqual(['The bot never loses.', 'So nobody wins here.']);
  });

  it('are each held by a line of the list', () => {
    const unheld = [...strong].flatMap(([file, sentences]) =>
      sentences
        .filter((sentence) => !held.get(file)?.some(([words]) => sentence.includes(words)))
        .map((sentence) => `${file}: ${sentence}`),
    );
    expect(unheld).toEqual([]);
  });

  it('are still said where the list has them', () => {
    const stale = [...held].flatMap(([file, lines]) =>
      lines
        .filter(([words]) => !strong.get(file)?.some((sentence) => sentence.includes(words)))
        .map(([words]) => `${file}: ${words}`),
    );
    expect(stale).toEqual([]);
  });

  it('are held by a claim, a test, or a reason that there is', () => {
    const missing = [...held.values()].flat().filter(([, holder]) => !isHolder(holder));
    expect(missing).toEqual([]);
  });
});
