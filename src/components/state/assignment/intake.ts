import {
  fingerprint,
  parseAssignment,
  parseObject,
  parseWork,
  type Assignment,
  type Work,
} from '../../../engine/index.ts';
import type { Trouble } from '../../view/assignment/troubles.ts';
import { parseBook } from './gradeStorage.ts';
import { unpack } from './packing.ts';
import type { Book } from './results.ts';
import { parseCopy } from './workCopy.ts';

export type { Trouble, TroubleWhy } from '../../view/assignment/troubles.ts';

/** What was found in something that a teacher brought: everything that can be read, and what cannot. */
export interface Found {
  readonly works: readonly { readonly work: Work; readonly from: string }[];
  readonly assignments: readonly Assignment[];
  readonly books: readonly Book[];
  readonly troubles: readonly Trouble[];
}

export const NOTHING_FOUND: Found = { works: [], assignments: [], books: [], troubles: [] };

export function together(all: readonly Found[]): Found {
  return {
    works: all.flatMap(({ works }) => works),
    assignments: all.flatMap(({ assignments }) => assignments),
    books: all.flatMap(({ books }) => books),
    troubles: all.flatMap(({ troubles }) => troubles),
  };
}

/** Characters of one file or of what is pasted at once. */
export const LONGEST_TEXT = 4_000_000;
/** A code as it stands in other text: also behind a "=" that a mail gateway has written as "%3D". */
const CODES = /(?<=^|[^A-Za-z0-9_.-]|%3D)\d{1,6}\.[A-Za-z0-9_-]{16,}/gi;
/** Mail programs break long lines, and mark them with ">" in an answer. */
const NEXT_LINE = /^[\s>]+([A-Za-z0-9_-]+)(?![A-Za-z0-9_.-])/;
const MOST_LINES = 200;

/**
 * Finds what is in a text: a file of ours (JSON), or codes with any text around them. `place` tells
 * where a code stands, by its line, from 1. Never throws.
 */
export async function readText(
  text: string,
  from: string,
  place: (line: number) => string = () => from,
): Promise<Found> {
  if (text.length > LONGEST_TEXT) return trouble(from, { of: 'large', limit: LONGEST_TEXT });
  if (/^[\s\uFEFF]*\{/.test(text)) return readDocument(text, from);
  const all: Found[] = [];
  let [end, line, counted] = [0, 1, 0];
  for (const match of text.matchAll(CODES)) {
    if (match.index < end) continue;
    line += linesIn(text.slice(counted, match.index));
    counted = match.index;
    const at = place(line);
    const read = await readCode(text, match.index, match[0]);
    end = read.end;
    all.push(read.plain.ok ? readDocument(read.plain.value, at) : trouble(at, codeWhy(read)));
  }
  return all.length > 0 ? together(all) : trouble(from, { of: 'nothing' });
}

function linesIn(text: string): number {
  return text.split('\n').length - 1;
}

type ReadCode = { readonly plain: Awaited<ReturnType<typeof unpack>>; readonly end: number };

function codeWhy({ plain }: ReadCode): Trouble['why'] {
  return { of: 'code', problem: plain.ok ? { code: 'empty' } : plain.problem };
}

/** The code at this place, put together again where a mail program has broken its line. */
async function readCode(text: string, at: number, code: string): Promise<ReadCode> {
  const first = { plain: await unpack(code), end: at + code.length };
  let { plain, end } = first;
  let whole = code;
  for (let line = 0; line < MOST_LINES && isBroken(plain); line++) {
    const next = NEXT_LINE.exec(text.slice(end, end + 2000));
    if (!next) return first;
    whole += next[1];
    end += next[0].length;
    plain = await unpack(whole);
  }
  return plain.ok ? { plain, end } : first;
}

function isBroken(plain: ReadCode['plain']): boolean {
  return !plain.ok && (plain.problem.code === 'damaged' || plain.problem.code === 'bad-letters');
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
      const { book, problem } = parseBook(text.trim());
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
