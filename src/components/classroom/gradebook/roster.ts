import { foldedName, ownName as sameName } from '../../../engine/index.ts';

/** What a teacher's list of names says. */
export interface Roster {
  /** By number, as `sameName` writes it. */
  readonly names: ReadonlyMap<string, string>;
  /** Those numbers as the list has them. */
  readonly written: ReadonlyMap<string, string>;
  /** Lines over the first name, which are nobody's: "Name", "No.;Name". */
  readonly heads: readonly string[];
  /** Lines that are no number and name, from 1. */
  readonly strange: readonly number[];
  /** Numbers that stand on several lines; the last one counts. */
  readonly twice: readonly string[];
  /** No line has a number, so that they are numbered in their order. */
  readonly isPlain: boolean;
  /** Those in it who may be meant. */
  readonly candidates: (pupil: string) => readonly Listed[];
  /** Finds somebody in it; `undefined` if nobody is meant, or several may be. */
  readonly find: (pupil: string) => Listed | undefined;
}

interface Listed {
  readonly number: string;
  readonly name: string;
}

/** "7;Anna" or a tab between; "7 Anna", "7. Anna", where it is a number; "k7, Anna", but not "Abel, Anna". */
const ROSTER_LINES = [/^([^;\t]*)[;\t](.*)$/, /^\s*(\d+)[.):]?\s+(.*)$/, /^([^,]*\d[^,]*),(.*)$/];
const partsOf = (line: string) =>
  ROSTER_LINES.map((form) => form.exec(line)).find((found) => found !== null);

/** What stands over a list, as words of one line. */
const HEADS =
  /^(?:(?:class|form|klasse) \S*\d\S*|(?:(?:class|form|klasse|number|n[or]|(?:first|last|full)(?: names?)?|names?|surname|(?:vor|nach)?namen?|pupils?|students?|schüler)(?: |$))+)$/u;
const isHead = (line: string) => HEADS.test(wordsIn(line).join(' '));

/** Names by number, from lines such as "7;Anna", or from names alone. */
export function readRoster(text: string): Roster {
  const names = new Map<string, string>();
  const written = new Map<string, string>();
  const heads: string[] = [];
  const strange: number[] = [];
  const twice = new Set<string>();
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const body = lines.filter((line) => line.trim() !== '' && !isHead(line));
  const isNumbered = body.some((line) => /\d/.test(partsOf(line)?.[1] ?? ''));
  // First and last names may stand in two columns. A number alone is being typed, and no name.
  const isPlain = !isNumbered && !body.every((line) => line.includes(';')) && /\p{L}/u.test(text);
  lines.forEach((line, at) => {
    if (line.trim() === '') return;
    const read = isPlain
      ? [line, String(names.size + 1), line.replaceAll(/[;\t]+/g, ' ')]
      : partsOf(line);
    const [, number = '', name = ''] = read ?? [];
    const plain = name.trim().replace(/^"(.*)"$/, '$1');
    const own = number.replace(/^\s*"(.*)"\s*$/, '$1').trim();
    const same = sameName(own);
    // Over numbers, any words may be heads of columns.
    const isOverNumber = !/\d/.test(own) && /^\W*\d/.test(lines[at + 1] ?? '');
    if (names.size + strange.length === 0 && (isHead(line) || isOverNumber))
      return void heads.push(line.trim());
    if (same === '' || sameName(plain) === '') return void strange.push(at + 1);
    if (names.has(same)) twice.add(same);
    names.set(same, plain);
    written.set(same, own);
  });
  const candidates = candidatesIn(names);
  const find: Roster['find'] = (pupil) => {
    const [one, another] = candidates(pupil);
    return another ? undefined : one;
  };
  return { names, written, heads, strange, twice: [...twice], isPlain, candidates, find };
}

/** Letters of a word that has to stand in the list as it is; a shorter one may be the beginning of a name. */
const WHOLE_WORD = 3;
/** A class, as in "7b", and what stands before a number, as in "no. 12". */
const NO_NAME = /\d|^n[or]?$/;

/**
 * The lines of the list that somebody may mean who calls themselves so: the very number or name; or those of which there is a
 * number or a word, where no other number or word speaks against it. "Anna 01" and "Anna 7b" are found in "1;Anna Abel", "Anna 2"
 * and "Max Abel" are not. Accents count where a word is found with them: "Celik" is "Çelik" unless there is a Celik.
 */
function candidatesIn(names: Roster['names']): Roster['candidates'] {
  const lines = [...names].map(([number, name]) => {
    return { number, name, same: sameName(name), words: [wordsIn(name), wordsIn(bare(name))] };
  });
  const isNumber = (word: string) => /^\d+$/.test(word) || names.has(word);
  const byWords = (pupil: string, at: 0 | 1) => {
    const said = wordsIn(pupil).filter((word) => isNumber(word) || !NO_NAME.test(word));
    return lines.filter(({ number, words: { [at]: words = [] } }) => {
      const isSaid = (word: string) =>
        isNumber(word) ? sameName(word) === number : words.includes(word);
      const begins = (word: string) =>
        word.length < WHOLE_WORD && words.some((each) => each.startsWith(word));
      return said.some(isSaid) && said.every((word) => isSaid(word) || begins(word));
    });
  };
  return (pupil) => {
    const same = sameName(pupil);
    if (same === '') return [];
    const isNumbered = lines.filter(({ number }) => number === same);
    if (isNumbered.length > 0) return isNumbered;
    const isNamed = lines.filter((line) => line.same === same);
    if (isNamed.length > 0) return isNamed;
    const found = byWords(pupil, 0);
    return found.length > 0 ? found : byWords(bare(pupil), 1);
  };
}

/** Without accents; what stands above and below the letters of other scripts stays. */
const bare = (name: string) => name.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
const wordsIn = (name: string): readonly string[] =>
  foldedName(name).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
