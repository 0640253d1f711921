import {
  fingerprint,
  parseAssignment,
  parseObject,
  parseWork,
  type Assignment,
  type Work,
} from '../../../engine/index.ts';
import type { Trouble } from './troubles.ts';
import type { LineWithoutCode } from './added.ts';
import { joinedCode } from '../brokenCode.ts';
import { gradeStore } from './gradeStore.ts';
import { unpack } from '../packing.ts';
import { calmName } from '../../ui/calmText.ts';
import { FileReading } from './reading.dom.ts';
import { BOOK_LIMITS, type Book } from './results.ts';
import { parseCopy } from '../pupil/workCopy.ts';

export type { Trouble, TroubleWhy } from './troubles.ts';

/** What was found in something that a teacher brought: everything that can be read, and what cannot. */
export interface Found {
  readonly works: readonly { readonly work: Work; readonly from: string }[];
  readonly assignments: readonly Assignment[];
  readonly books: readonly Book[];
  readonly troubles: readonly Trouble[];
  /** Lines in which there is no code, between those that have one. */
  readonly noCode: readonly LineWithoutCode[];
}

export const NOTHING_FOUND: Found = {
  works: [],
  assignments: [],
  books: [],
  troubles: [],
  noCode: [],
};

export function together(all: readonly Found[]): Found {
  return {
    works: all.flatMap(({ works }) => works),
    assignments: all.flatMap(({ assignments }) => assignments),
    books: all.flatMap(({ books }) => books),
    troubles: all.flatMap(({ troubles }) => troubles),
    noCode: all.flatMap(({ noCode }) => noCode),
  };
}

/** Characters of one file or of what is pasted at once. */
export const LONGEST_TEXT = 4_000_000;
/** A code as it stands in other text: also behind a "=" that a mail gateway has written as "%3D". */
const CODES = /(?<=^|[^A-Za-z0-9_.-]|%3D)\d{1,6}\.[A-Za-z0-9_-]{16,}/gi;
/** Different codes that are read at once: as many results as there is room for. */
const MOST_CODES = BOOK_LIMITS.entries;
/** So much is quoted of a line without a code, in letters. */
const QUOTED = 30;

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
  if (text.length > LONGEST_TEXT) return trouble(from, { of: 'large', limit: LONGEST_TEXT });
  if (/^[\s\uFEFF]*\{/.test(text)) return readDocument(text, from);
  const all: Found[] = [];
  const codes = [...text.matchAll(CODES)];
  const read = reading.count(codes.length);
  const known: KnownCodes = new Map();
  const spans: Span[] = [];
  let [end, line, counted] = [0, 1, 0];
  for (const { index, 0: first } of codes) {
    await reading.breathe();
    read();
    if (index < end) continue;
    line += linesIn(text.slice(counted, index));
    counted = index;
    const whole = joinedCode(text, index, first);
    const isTooMuch = known.size >= MOST_CODES && !known.has(whole.code);
    if (reading.isStopped || isTooMuch) {
      const why = isTooMuch ? ({ of: 'codes', limit: MOST_CODES } as const) : STOPPED;
      // First: of a long list only the beginning is shown.
      all.unshift(trouble(place(line), why));
      break;
    }
    end = whole.end;
    spans.push({ start: index, end });
    all.push(await readCode(whole.code, place(line), known));
  }
  if (all.length === 0) return trouble(from, { of: 'nothing' });
  const noCode = reading.isStopped ? [] : linesOutside(text, spans, place);
  return together([...all, { ...NOTHING_FOUND, noCode }]);
}

/** Where a code stands in a text, its end not included. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** The lines that hold letters or digits, and no part of a code. */
function linesOutside(
  text: string,
  spans: readonly Span[],
  place: (line: number) => string,
): LineWithoutCode[] {
  const found: LineWithoutCode[] = [];
  let [at, next] = [0, 0];
  for (const [index, line] of text.split('\n').entries()) {
    const end = at + line.length;
    while ((spans[next]?.end ?? Infinity) <= at) next++;
    const hasCode = (spans[next]?.start ?? Infinity) < end;
    if (!hasCode && /[\p{L}\p{N}]/u.test(line)) {
      found.push({ from: place(index + 1), text: beginning(line.trim()) });
    }
    at = end + 1;
  }
  return found;
}

function beginning(line: string): string {
  const letters = [...line.slice(0, 2 * QUOTED)];
  const isCut = letters.length > QUOTED || line.length > 2 * QUOTED;
  return `${calmName(letters.slice(0, QUOTED).join(''))}${isCut ? '…' : ''}`;
}

const STOPPED = { of: 'stopped' } as const;

function linesIn(text: string): number {
  return text.split('\n').length - 1;
}

/** What is in each code: one that stands there many times is unpacked once. */
type KnownCodes = Map<string, Found>;

async function readCode(code: string, from: string, known: KnownCodes): Promise<Found> {
  const there = known.get(code);
  if (there) return placed(there, from);
  const plain = await unpack(code);
  const found = plain.ok
    ? readDocument(plain.value, from)
    : trouble(from, { of: 'code', problem: plain.problem });
  known.set(code, found);
  return found;
}

function placed({ works, assignments, books, troubles }: Found, from: string): Found {
  return {
    ...NOTHING_FOUND,
    works: works.map((each) => ({ ...each, from })),
    assignments,
    books,
    troubles: troubles.map((each) => ({ ...each, from })),
  };
}

/** Reads the text of a result, an assignment, a pupil's copy or a gradebook. */
function readDocument(text: string, from: string): Found {
  switch (parseObject(text.trim())?.['noughtbook']) {
    case 'assignment': {
      const read = parseAssignment(text);
      if (!read.ok) return trouble(from, { of: 'assignment', problem: read.problem });
      return { ...NOTHING_FOUND, assignments: [read.value] };
    }
    case 'copy':
      return readCopy(text, from);
    case 'gradebook': {
      const { value: book, problem } = gradeStore.parse(text.trim());
      const why = problem && ({ of: 'book', isNewer: problem.code === 'newer' } as const);
      return { ...NOTHING_FOUND, books: [book], troubles: why ? [{ from, why }] : [] };
    }
    default: {
      const read = parseWork(text);
      if (!read.ok) return trouble(from, { of: 'work', problem: read.problem });
      return { ...NOTHING_FOUND, works: [{ work: read.value, from }] };
    }
  }
}

/** A copy of unfinished work counts as it is: somebody who sends it means to hand it in. */
function readCopy(text: string, from: string): Found {
  const copy = parseCopy(text);
  const isNewer = copy?.ok === false && copy.problem.code === 'copy-newer';
  if (!copy?.ok) return trouble(from, { of: 'copy', isNewer });
  const { assignment: written, pupil, tasks } = copy.value;
  const read = parseAssignment(written);
  if (!read.ok) return trouble(from, { of: 'assignment', problem: read.problem });
  const work: Work = {
    assignment: fingerprint(read.value),
    pupil,
    claimed: 0,
    tasks: tasks.map(({ attempts, hints }) => ({ attempts, hints })),
  };
  return { ...NOTHING_FOUND, assignments: [read.value], works: [{ work, from }] };
}

function trouble(from: string, why: Trouble['why']): Found {
  return { ...NOTHING_FOUND, troubles: [{ from, why }] };
}
