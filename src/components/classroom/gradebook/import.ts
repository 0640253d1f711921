import {
  finish,
  fingerprint,
  hasOwnBoards,
  ownAssignment,
  type Assignment,
  type Work,
} from '../../../engine/index.ts';
import { NOTHING_FOUND, together, trouble, type Found } from './found.ts';
import { CODES_IN_TEXT, joinedCode, plainLetters } from '../packing.ts';
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
  const codes = [...text.matchAll(CODES_IN_TEXT)];
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
