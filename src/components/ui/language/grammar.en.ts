import type { MarkName, Scale, Score } from '../../../engine/index.ts';
import type { CommonFacts, Sentence, Words } from '../types.ts';

type Locale = 'en';
/** How numbers, lists and names of this language are written and sorted. Dates are British, as the words are: `en-GB`. */
export const locale: Locale = 'en';

/** One for all words of this language. */
export const numbers = { format: upTo(3) };

/** "300,000". */
export function count(number: number): string {
  return numbers.format(number);
}

/** "1 game", "300 games". */
export function countThings(number: number, one: string, many = `${one}s`): string {
  return `${count(number)} ${number === 1 ? one : many}`;
}

/** "one mark", "three marks". */
export const countInWords = (number: number, one: string): string =>
  `${inWords(number)} ${one}${number === 1 ? '' : 's'}`;

/** Says numbers with at most so many places after the point: "0.083", "2.5", "1,207.25". */
export function upTo(places: number): (number: number | bigint) => string {
  // A slow device takes as long to make it as to wake a figure, and what is short is written in the same way.
  let format: Intl.NumberFormat | undefined;
  return (number) => {
    const [plain, decimals = ''] = /^-?\d{1,3}(?:\.(\d+))?$/.exec(`${number}`) ?? [];
    if (plain && decimals.length <= places) return plain;
    format ??= new Intl.NumberFormat(locale, { maximumFractionDigits: places });
    return format.format(number);
  };
}

const onePlace = upTo(1);

/** A share of one, as "28.8%". */
export function percent(share: number): string {
  return percentIn(share, onePlace);
}

/** "51.9% to 61.5%": an interval of shares. */
export function percentRange({ low, high }: { low: number; high: number }): string {
  return `${percent(low)} to ${percent(high)}`;
}

/** The same as `percent` with other digits. What is not certain never looks so, and what can be never impossible. */
export function percentIn(share: number, digits: (percent: number) => string): string {
  if (share > 0 && share < 0.0005) return 'under 0.1%';
  if (share < 1 && share >= 0.9995) return 'over 99.9%';
  return `${digits(share * 100)}%`;
}

/** The same in a small place, without a sign: "29", "<1", ">99". */
export function wholePercent(share: number): string {
  if (share > 0 && share < 0.005) return '<1';
  return share < 1 && share >= 0.995 ? '>99' : String(Math.round(share * 100));
}

/** "+10", "0", "−10": with true signs. */
export function formatScore(score: Score): string {
  if (score === 0) return '0';
  return `${score > 0 ? '+' : '−'}${Math.abs(score)}`;
}

/** A mark in its own ink. */
export function ink(mark: MarkName, text: string = mark): Words {
  return { text, tone: mark === 'X' ? 'x' : 'o' };
}

export function otherMark(mark: MarkName): MarkName {
  return mark === 'X' ? 'O' : 'X';
}

/**
 * A score in the ink of the side that it is good for; a draw, or the unknown, in none. Without a
 * scale it is one with a sign.
 */
export function worth(score: Score, computer: MarkName, scale?: Scale): Words {
  const { notLost = 0, notWon = 0, ends } = scale ?? {};
  const text = ends ? count(score) : formatScore(score);
  if (score >= notLost && score <= notWon) return { text };
  return ink(score > notWon ? computer : otherMark(computer), text);
}

export function strong(text: string): Words {
  return { text, tone: 'strong' };
}

/** A number that is missing is written as such, so that the tests of messages find it. */
type Piece = string | number | undefined | Words | readonly Piece[];

/**
 * A sentence with its pieces in place: say`After ${ink(mover)} on cell ${cell}, …`. Text and numbers join
 * what stands beside them. A line break, with the indentation after it, is a space.
 */
export function say(texts: TemplateStringsArray, ...pieces: readonly Piece[]): Sentence {
  const sentence: Words[] = [];
  const add = (piece: Piece): void => {
    if (typeof piece === 'object') {
      if ('text' in piece) sentence.push(piece);
      else piece.forEach(add);
      return;
    }
    const last = sentence.at(-1);
    if (last && last.tone === undefined)
      sentence[sentence.length - 1] = { text: `${last.text}${piece}` };
    else if (piece !== '') sentence.push({ text: `${piece}` });
  };
  texts.forEach((text, index) => {
    add(text.replaceAll(/\s*\n\s*/g, ' '));
    if (index < pieces.length) add(pieces[index]);
  });
  return sentence;
}

/** While a search goes round a disc. */
export const sweeping = (call: number, all: number): string =>
  `Call ${count(call)} of ${count(all)}. What is hatched waits for the ring around it: where X is to move it takes blue if it can, where O is, orange.`;

/** "X took cell 6, O took 4"; longer paths in fewer words. */
export function took(path: CommonFacts['path']): Sentence {
  const word = (index: number) => {
    if (index === 0) return 'took cell ';
    return path.length <= 2 ? 'took ' : '';
  };
  return path.flatMap(
    ({ mark, cell }, index) => say`${index === 0 ? '' : ', '}${ink(mark)} ${word(index)}${cell}`,
  );
}

/** "4", "4 and 6", "0, 4 and 8"; "sheet 1, row 2; and sheet 3, row 1". */
export const listed = (items: readonly (string | number)[]): string => joined(items, 'and');
/** "4", "4 or 6", "0, 4 or 8". */
export const eitherOf = (items: readonly (string | number)[]): string => joined(items, 'or');

function joined(items: readonly (string | number)[], word: string): string {
  const last = items.at(-1);
  if (items.length < 2) return `${last ?? ''}`;
  // Names that have commas themselves are parted by more than a comma.
  const [comma, end] = items.some((item) => `${item}`.includes(', ')) ? [';', ';'] : [',', ''];
  return `${items.slice(0, -1).join(`${comma} `)}${end} ${word} ${last}`;
}

/** "one", "two", … as far as a board of nine cells needs; digits above. */
export function inWords(number: number): string {
  const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
  return words[number] ?? count(number);
}

/** "once", "twice", "three times". */
export const howOften = (times: number): string =>
  times === 1 ? 'once' : times === 2 ? 'twice' : `${inWords(times)} times`;

/** A sentence as it is spoken: a voice may leave out a sign, and must not. */
export function spoken(sentence: Sentence): string {
  return aloud(sentence.map(({ text }) => text).join(''));
}

/** "minus 10" for "−10", "power 3, potential 2" for "[3 : 2]". */
export function aloud(text: string): string {
  return text
    .replace(/\[(\d+)\s*:\s*(\d|\?)\]/g, 'power $1, potential $2')
    .replace(/potential \?/g, 'potential unknown')
    .replace(/\s*÷\s*/g, ' divided by ')
    .replace(/≈/g, 'is about')
    .replace(/\+(?=[\d∞])/g, 'plus ')
    .replace(/−(?=[\d∞])/g, 'minus ')
    .replace(/∞/g, 'infinity');
}

/** With a capital letter, as the first word of a sentence. */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A weight as it is reckoned with: "0.083", "2.5", "207.25". */
export const weightText = upTo(3);

/** Between the terms of a sum, as `text` writes them, and the whole: terms that are rounded need not add up to it. */
export function sumSign(
  terms: readonly number[],
  whole: number,
  text: (number: number) => string,
): '=' | '≈' {
  const written = (number: number) => Number(text(number).replaceAll(',', ''));
  const apart = terms.reduce((sum, term) => sum + written(term), -written(whole));
  return Math.abs(apart) < 1e-6 ? '=' : '≈';
}

/** An offset with a true sign: "−3", "0", "2". */
export function offsetText(offset: number): string {
  return offset < 0 ? `−${-offset}` : String(offset);
}

/** With this many digits after the point, no more and no fewer. */
export function decimal(number: number, places: number): string {
  return number.toFixed(places);
}
