import {
  crc32,
  finish,
  fingerprint,
  hasOwnBoards,
  ownAssignment,
  type Assignment,
  type Work,
} from '../../../engine/index.ts';
import { NOTHING_FOUND, together, trouble, type Found } from './found.ts';
import { LONGEST_PACKED_TEXT, plainLetters } from '../packing.ts';
import { bookFormat } from './gradeStore.ts';
import { calmName } from '../../ui/calmText.ts';
import { FileReading } from './reading.dom.ts';
import { BOOK_LIMITS, keptAssignment, keptWork } from './results.ts';
import type { OwnWork } from '../ownWork.ts';
import { readContent } from '../reader.ts';

/** Characters of a text with codes in it, each of which has a limit of its own: a large class at once. */
export const LONGEST_LIST = 20_000_000;
/**
 * Of a gradebook of ours: all that one can hold (`BOOK_LIMITS`), each character as three bytes or as two signs.
 * What was saved here can be opened here.
 */
export const LONGEST_BOOK = 50_000_000;
/** How one begins, as we write it. */
const BOOK_HEAD = /^\uFEFF?\s*\{"noughtbook":"gradebook"/;
const IS_DOCUMENT = /^[\s\uFEFF]*\{/;
/** Signs that a chat or a forum puts in place of letters of a code, and what each may have been: the checksum says which. */
const REPLACED: Readonly<Record<string, readonly string[]>> = {
  '–': ['-', '--'],
  '—': ['--', '-', '---'],
  '😆': ['XD', 'xD', 'X-D', 'x-D'],
  '😎': ['8-D', 'B-D'],
  '😳': ['O_O', 'o_o', 'O_o', 'o_O'],
  '😑': ['-_-'],
};
/** Of any other picture nothing is kept. */
const PICTURES = /[–—]|\p{Extended_Pictographic}/gu;
/** So many ways to read one code are tried, and letters looked at for it. */
const MOST_WAYS = 256;
/** The most that one sign may have been. */
const ALIKE = Math.max(...Object.values(REPLACED).map((each) => each.length));
const MOST_LETTERS = 300_000;
/**
 * A code as it stands in other text: also behind a "=" that a mail gateway has written as "%3D", and with the space that some
 * keyboards put behind the full stop.
 */
const CODES =
  /(?<=^|[^A-Za-z0-9_.-]|%3D)(?:\d{1,6}\.|1\. )(?:[A-Za-z0-9_–—-]|\p{Extended_Pictographic}){16,}/giu;
/** Different codes that are read at once: as many results as there is room for. */
const MOST_CODES = BOOK_LIMITS.entries;

/**
 * Finds what is in a text: a file of ours (JSON), or codes with any text around them. `place` tells
 * where a code stands, by its line, from 1. Never throws.
 */
export async function readText(
  text: string,
  from: string,
  place: (line: number) => string = () => from,
  reading: FileReading = new FileReading(),
): Promise<Found> {
  const limit = limitOf(text);
  if (text.length > limit) return trouble(from, { of: 'large', limit });
  if (IS_DOCUMENT.test(text)) return readPart(text, from);
  const all: Found[] = [];
  text = plainLetters(text);
  const codes = [...text.matchAll(CODES)];
  const read = reading.count(codes.length);
  const known: KnownCodes = new Map();
  let [end, line, counted] = [0, 1, 0];
  for (const { index, 0: first } of codes) {
    await reading.breathe();
    read();
    if (index < end) continue;
    line += linesIn(text.slice(counted, index));
    counted = index;
    const whole = joinedCode(text, index, first);
    // An item of a list, and no code.
    if (!whole) continue;
    if (known.size >= MOST_CODES && !known.has(whole.code)) {
      // First: of a long list only the beginning is shown.
      all.unshift(trouble(place(line), { of: 'codes', limit: MOST_CODES }));
      break;
    }
    const before = wordsBefore(text, end, index);
    end = whole.end;
    const part = await readCode(whole.code, place(line), known);
    const troubles = part.troubles.map((each) => ({ ...each, before }));
    all.push(troubles.length > 0 ? { ...part, troubles } : part);
  }
  return all.length > 0 ? together(all) : trouble(from, { of: 'nothing' });
}

/** The most that is read of a text that begins like this. */
export function limitOf(beginning: string): number {
  const head = beginning.slice(0, 100);
  return BOOK_HEAD.test(head) ? LONGEST_BOOK : LONGEST_LIST;
}

/** Letters that tell whose code it is. */
const BEFORE = 60;

/** What stands between the code before and this one, at its end: a name, a greeting; not the link that the code is in. */
function wordsBefore(text: string, from: number, to: number): string {
  const words = text.slice(Math.max(from, to - 10 * BEFORE), to).replace(/\S*$/, '');
  const plain = words.replaceAll(/[\s>|]+/g, ' ').trim();
  // A whole word first, if there is one.
  const end = [...plain].slice(-BEFORE).join('');
  return calmName(end === plain ? plain : `…${end.replace(/^\S*(?= )/, '')}`);
}

function linesIn(text: string): number {
  return text.split('\n').length - 1;
}

/** What is in each code: one that stands there many times is read once. */
type KnownCodes = Map<string, Found>;

async function readCode(code: string, from: string, known: KnownCodes): Promise<Found> {
  const there = known.get(code);
  if (there) return placed(there, from);
  const found = await readPart(code, from);
  known.set(code, found);
  return found;
}

function placed(found: Found, from: string): Found {
  return {
    ...found,
    works: found.works.map((each) => ({ ...each, from })),
    troubles: found.troubles.map((each) => ({ ...each, from })),
  };
}

/** Reads a code, or the text of a file. */
async function readPart(text: string, from: string): Promise<Found> {
  const read = await readContent(text, 'work', finish);
  if (!read.ok) return trouble(from, read.problem);
  const content = read.value;
  switch (content.kind) {
    case 'work':
      return workFound(content.work, from);
    case 'assignment':
      return assignmentFound(content.assignment);
    case 'copy': {
      const { copy, assignment } = content;
      const work = workOf(copy, assignment);
      return together([assignmentFound(assignment), workFound(work, from)]);
    }
    case 'gradebook':
      return bookFound(content.text, from);
    case 'feedback':
      return trouble(from, { of: 'work', problem: { code: 'foreign', found: 'feedback' } });
    case 'levels':
      return trouble(from, { of: 'nothing' });
  }
}

/** A copy of unfinished work counts as it is: somebody who sends it means to hand it in. */
function workOf({ pupil, tasks }: OwnWork, assignment: Assignment): Work {
  const own = hasOwnBoards(assignment) && finish(ownAssignment(assignment, pupil));
  return {
    ...(own && { boards: own.boards }),
    assignment: fingerprint(assignment),
    pupil,
    claimed: 0,
    tasks: tasks.map(({ attempts, hints }) => ({ attempts, hints })),
  };
}

function bookFound(text: string, from: string): Found {
  const { value: book, problem } = bookFormat.parse(text);
  const parts = problem?.code === 'lost-some' ? problem.count : 1;
  const why = problem && ({ of: 'book', isNewer: problem.code === 'newer', parts } as const);
  return { ...NOTHING_FOUND, books: [book], troubles: why ? [{ from, why }] : [] };
}

const workFound = (work: Work, from: string): Found => ({
  ...NOTHING_FOUND,
  works: [{ work: keptWork(work), from }],
});

const assignmentFound = (assignment: Assignment): Found => ({
  ...NOTHING_FOUND,
  assignments: [keptAssignment(assignment)],
});

/** Mail programs break long lines, and mark them with ">" in an answer, or a "=" at their ends. */
const NEXT_LINE =
  /[\s>|=]+((?:[A-Za-z0-9_–—-]|\p{Extended_Pictographic}){1,2000})(?![A-Za-z0-9_.-])/uy;
const MOST_LINES = 200;
/** The codec whose codes can be put together: its checksum comes last. */
const HEAD = '1.';
const CRC_BYTES = 4;

/**
 * Where the code ends whose first line begins at `at`, and what it is without the breaks: of the lines after it as many as its
 * checksum asks for, or none if it fits nowhere. `undefined` of what only looks like a code.
 */
function joinedCode(text: string, at: number, found: string) {
  const first = found.replace(' ', '');
  const end = at + found.length;
  const alone = { code: readAs(first, []), end };
  // What is too long to be a code has no end that could be found.
  if (!first.startsWith(HEAD) || first.length > LONGEST_PACKED_TEXT) return alone;
  const lines = linesFrom(text, { code: first, end });
  const letters = lines.map(({ code }) => code);
  for (const way of waysToRead(letters)) {
    const whole = wholeCode(way);
    if (whole) return { code: whole.code, end: lines[whole.lines - 1]?.end ?? end };
  }
  return first === found ? alone : undefined;
}

/** As it is; with what its signs may have been, first all of them alike; and with one letter large that was small, or small. */
function* waysToRead(lines: readonly string[]): Generator<readonly string[]> {
  const signs = lines.join('').match(PICTURES) ?? [];
  const options = signs.map((sign) => REPLACED[sign] ?? ['']);
  const all = options.reduce((ways, each) => Math.min(MOST_WAYS, ways * each.length), 1);
  const length = lines.reduce((sum, line) => sum + line.length, 0);
  const most = Math.ceil(MOST_LETTERS / length);
  const ways = all === 1 ? 1 : ALIKE + all;
  for (let way = 0; way < Math.min(most, ways); way++) {
    let left = way - ALIKE;
    const chosen = options.map((each) => {
      if (left < 0) return each[Math.min(way, each.length - 1)] ?? '';
      const one = each[left % each.length] ?? '';
      left = Math.floor(left / each.length);
      return one;
    });
    yield readLines(lines, chosen);
  }
  const [first = '', ...others] = readLines(lines, []);
  if (length > most) return;
  for (const { index } of first.matchAll(/[A-Za-z]/g)) {
    const letter = first.charAt(index);
    yield [first.slice(0, index) + otherCase(letter) + first.slice(index + 1), ...others];
  }
}

/** With their signs replaced in their order. */
function readLines(lines: readonly string[], chosen: readonly string[]): readonly string[] {
  let next = 0;
  return lines.map((line) => {
    const own = line.match(PICTURES)?.length ?? 0;
    next += own;
    return readAs(line, chosen.slice(next - own, next));
  });
}

const otherCase = (letter: string) =>
  letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase();

/** With its signs replaced in their order, and gone where there are no more. */
function readAs(line: string, chosen: readonly string[]): string {
  let at = 0;
  return line.replaceAll(PICTURES, (sign) => chosen[at++] ?? REPLACED[sign]?.[0] ?? '');
}

/** Of the lines of a code as many as its checksum asks for. Each letter is looked at once, so many take no longer than their number says. */
function wholeCode(lines: readonly string[]) {
  const whole = lines.join('');
  const bytes = bytesOf(whole.slice(HEAD.length));
  const view = new DataView(bytes.buffer);
  let [length, summed, sum] = [0, 0, 0];
  for (const [at, code] of lines.entries()) {
    length += code.length;
    const letters = length - HEAD.length;
    const body = Math.floor((letters * 3) / 4) - CRC_BYTES;
    // No bytes have a spelling of so many letters.
    if (letters % 4 === 1 || body < 0) continue;
    sum = crc32(bytes.subarray(summed, body), sum);
    summed = body;
    if (view.getUint32(body) === sum) return { code: whole.slice(0, length), lines: at + 1 };
  }
  return undefined;
}

function linesFrom(text: string, first: { readonly code: string; readonly end: number }) {
  const lines = [first];
  NEXT_LINE.lastIndex = first.end;
  while (lines.length <= MOST_LINES) {
    const next = NEXT_LINE.exec(text);
    if (!next) break;
    lines.push({ code: next[1] ?? '', end: NEXT_LINE.lastIndex });
  }
  return lines;
}

/** Of as many letters as spell bytes. */
function bytesOf(letters: string): Uint8Array<ArrayBuffer> {
  const fitting = letters.length % 4 === 1 ? letters.slice(0, -1) : letters;
  return Uint8Array.from(atob(fitting.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
    sign.charCodeAt(0),
  );
}
