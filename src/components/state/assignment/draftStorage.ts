import { fieldsOf, parseObject } from '../../../engine/index.ts';
import type { ShelfProblem } from '../../view/assignment/shelfProblem.ts';
import { keepText, localStore, type TextStore } from '../browserStore.ts';
import { readKept } from '../keptText.ts';
import { readDraft, type Draft } from './draftShape.ts';

export type { ShelfProblem } from '../../view/assignment/shelfProblem.ts';

/** The assignments of the workshop, kept on the device. */
export const TEACH_KEY = 'noughtbook.teach';
const VERSION = 1;
/** Versions that were handed out and are kept for the gradebook, the newest last. */
export const MOST_HANDED = 60;

/** An assignment that is being put together. */
export interface KeptDraft {
  readonly id: number;
  readonly draft: Draft;
  /** As `makeAssignment` writes what of it can be handed out. */
  readonly text: string;
}

export interface Shelf {
  /** The one that was worked on last comes first. */
  readonly drafts: readonly KeptDraft[];
  /** What was handed out, as `makeAssignment` wrote it: results are graded against it. */
  readonly handed: readonly string[];
}

export interface ReadShelf {
  readonly shelf: Shelf;
  readonly problem?: ShelfProblem;
}

const EMPTY: Shelf = { drafts: [], handed: [] };

/** The stored assignments. Never throws: what cannot be read is put aside and named. */
export function readShelf(storage: TextStore | undefined = localStore()): ReadShelf {
  return readKept<ShelfProblem, ReadShelf>(storage, TEACH_KEY, {
    nothing: { shelf: EMPTY },
    parse: parseShelf,
    trouble: (code) => ({ code }),
  });
}

export function makeShelf({ drafts, handed }: Shelf): string {
  // The gradebook reads the text of every entry; a version that was handed out has no draft any more.
  const assignments = [...drafts, ...handed.map((text) => ({ text }))];
  return JSON.stringify({ v: VERSION, assignments });
}

export function parseShelf(text: string): ReadShelf {
  const found = parseObject(text);
  const version = found?.['v'];
  const entries = found?.['assignments'];
  if (typeof version === 'number' && version > VERSION) {
    return { shelf: EMPTY, problem: { code: 'newer', version } };
  }
  if (version !== VERSION || !Array.isArray(entries)) {
    return { shelf: EMPTY, problem: { code: 'unreadable' } };
  }
  const read = entries.map(readEntry);
  const drafts = read.filter((entry) => typeof entry === 'object');
  const ids = new Set<number>();
  const distinct = drafts.filter(({ id }) => !ids.has(id) && ids.add(id));
  const handed = read.filter((entry) => typeof entry === 'string');
  const count = entries.length - distinct.length - handed.length;
  const shelf: Shelf = { drafts: distinct, handed };
  return count === 0 ? { shelf } : { shelf, problem: { code: 'lost-some', count } };
}

function readEntry(found: unknown): KeptDraft | string | undefined {
  const { id, text, draft } = fieldsOf(found) ?? {};
  if (typeof text !== 'string') return undefined;
  if (draft === undefined) return text;
  const read = readDraft(draft);
  if (!read || !Number.isSafeInteger(id) || (id as number) < 1) return undefined;
  return { id: id as number, draft: read, text };
}

/**
 * Changes what is stored: it is read again first, so that another tab's assignments stay. Gives the
 * shelf as it is now, and why it could not be stored.
 */
export function changeShelf(
  change: (shelf: Shelf) => Shelf,
  storage: TextStore | undefined = localStore(),
): ReadShelf {
  const { shelf, problem } = readShelf(storage);
  const next = change(shelf);
  if (problem?.code === 'not-aside' || problem?.code === 'not-stored') {
    return { shelf: next, problem };
  }
  const isKept = keepText(storage, TEACH_KEY, makeShelf(next));
  return isKept ? { shelf: next } : { shelf: next, problem: { code: 'full' } };
}

/** The shelf with this assignment first, in the place of its older state. */
export function withDraft(shelf: Shelf, kept: KeptDraft): Shelf {
  return { ...shelf, drafts: [kept, ...shelf.drafts.filter(({ id }) => id !== kept.id)] };
}

/**
 * The stored state of an assignment if it is another than `known`, which this tab has read or stored last:
 * another tab has written it since. `undefined` also where it is not stored at all.
 */
export function otherVersion({ drafts }: Shelf, id: number, known: Draft): KeptDraft | undefined {
  const stored = drafts.find((kept) => kept.id === id);
  return stored && asStored(stored.draft) !== asStored(known) ? stored : undefined;
}
/** Names in one order, whoever has made the draft. */
const asStored = (draft: Draft) => JSON.stringify(readDraft(draft));

export function withoutDraft(shelf: Shelf, id: number): Shelf {
  return { ...shelf, drafts: shelf.drafts.filter((kept) => kept.id !== id) };
}

/** The shelf with a version that was handed out, as the newest of at most `MOST_HANDED`. */
export function withHanded(shelf: Shelf, text: string): Shelf {
  const others = shelf.handed.filter((each) => each !== text);
  return { ...shelf, handed: [...others, text].slice(-MOST_HANDED) };
}

/** A number that no assignment of the shelf has. */
export function freeDraftId({ drafts }: Shelf): number {
  return Math.max(0, ...drafts.map(({ id }) => id)) + 1;
}
