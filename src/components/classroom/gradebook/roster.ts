import { foldedName, ownName as sameName } from '../../../engine/index.ts';

/** What a teacher's list of names says. */
export interface Roster {
  /** By number, as `sameName` writes it. */
  readonly names: ReadonlyMap<string, string>;
  /** Those numbers as the list has them. */
  readonly written: ReadonlyMap<string, string>;
  /** Lines that are no number and name, from 1. */
  readonly strange: readonly number[];
  /** Numbers that stand on several lines; the last one counts. */
  readonly twice: readonly string[];
  /** Finds somebody in it; `undefined` if nobody is meant, or several may be. */
  readonly find: (pupil: string) => { readonly number: string; readonly name: string } | undefined;
}

/** "7;Anna" or a tab between; "7 Anna", "7. Anna", where it is a number; "7, Anna". */
const ROSTER_LINES = [/^([^;\t]*)[;\t](.*)$/, /^\s*(\d+)[.):]?\s+(.*)$/, /^([^,]*),(.*)$/];

/** Names by number, from lines such as "7;Anna". */
export function readRoster(text: string): Roster {
  const names = new Map<string, string>();
  const written = new Map<string, string>();
  const strange: number[] = [];
  const twice = new Set<string>();
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  lines.forEach((line, at) => {
    if (line.trim() === '') return;
    const read = ROSTER_LINES.map((form) => form.exec(line)).find((found) => found !== null);
    const [, number = '', name = ''] = read ?? [];
    const plain = name.trim().replace(/^"(.*)"$/, '$1');
    const own = number.replace(/^\s*"(.*)"\s*$/, '$1').trim();
    const same = sameName(own);
    // Heads of columns: "No.;Name".
    if (at === 0 && !/\d/.test(own) && /^\W*\d/.test(lines[1] ?? '')) return;
    if (same === '' || sameName(plain) === '') return void strange.push(at + 1);
    if (names.has(same)) twice.add(same);
    names.set(same, plain);
    written.set(same, own);
  });
  return { names, written, strange, twice: [...twice], find: finderIn(names) };
}

/** Letters of a word that has to stand in the list as it is; a shorter one may be the beginning of a name. */
const WHOLE_WORD = 3;
/** A class, as in "7b", and what stands before a number, as in "no. 12". */
const NO_NAME = /\d|^n[or]?$/;

/**
 * The line of the list that somebody means who calls themselves so: the very number or name; or the only line of which there is
 * a number or a word, where no other number or word speaks against it. "Anna 01" and "Anna 7b" are found in "1;Anna Abel",
 * "Anna 2" and "Max Abel" are not.
 */
function finderIn(names: Roster['names']): Roster['find'] {
  const lines = [...names].map(([number, name]) => {
    return { number, name, same: sameName(name), words: wordsIn(name) };
  });
  const isNumber = (word: string) => /^\d+$/.test(word) || names.has(word);
  return (pupil) => {
    const same = sameName(pupil);
    if (same === '') return undefined;
    const said = wordsIn(pupil).filter((word) => isNumber(word) || !NO_NAME.test(word));
    return (
      lines.find(({ number }) => number === same) ??
      only(lines, (line) => line.same === same) ??
      only(lines, ({ number, words }) => {
        const isSaid = (word: string) =>
          isNumber(word) ? sameName(word) === number : words.includes(word);
        const begins = (word: string) =>
          word.length < WHOLE_WORD && words.some((each) => each.startsWith(word));
        return said.some(isSaid) && said.every((word) => isSaid(word) || begins(word));
      })
    );
  };
}

function only<Value>(all: readonly Value[], is: (each: Value) => boolean): Value | undefined {
  const found = all.filter(is);
  return found.length === 1 ? found[0] : undefined;
}

const wordsIn = (name: string): readonly string[] =>
  foldedName(name).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
