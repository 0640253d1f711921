import { fieldsOf, parseObject } from '../../../engine/index.ts';
import type { KeptProblem } from '../../view/assignment/keptProblem.ts';
import { localStore, type TextStore } from '../browserStore.ts';
import { makeKept, openKept, readStored, writeStored, type KeptFormat } from '../openKept.ts';
import { readDraft, type Draft } from './draftShape.ts';
import { withOwnIds } from './keptIds.ts';

/** The assignments of the workshop, kept on the device. */
export const TEACH_KEY = 'noughtbook.teach';
/** There is nothing older than version 1. */
const SHELF: KeptFormat = { migrations: [] };
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

interface ReadShelf {
  readonly shelf: Shelf;
  readonly problem?: KeptProblem;
}

const EMPTY: Shelf = { drafts: [], handed: [] };

/** The stored assignments. Never throws: what cannot be read is put aside and named. */
export function readShelf(storage: TextStore | undefined = localStore()): ReadShelf {
  return readStored<ReadShelf>(storage, TEACH_KEY, { shelf: EMPTY }, parseShelf);
}

/** The texts of all assignments that are kept, handed out or not. Never throws. */
export function assignmentTexts(storage: TextStore | undefined = localStore()): readonly string[] {
  const { drafts, handed } = readShelf(storage).shelf;
  return [...drafts.map(({ text }) => text), ...handed];
}

export function makeShelf({ drafts, handed }: Shelf): string {
  // A version that was handed out has no draft any more.
  const assignments = [...drafts, ...handed.map((text) => ({ text }))];
  return makeKept(SHELF, { assignments });
}

export function parseShelf(text: string): ReadShelf {
  const opened = openKept(parseObject(text), SHELF);
  if (!opened.ok) return { shelf: EMPTY, problem: opened.problem };
  const entries = opened.value['assignments'];
  if (!Array.isArray(entries)) return { shelf: EMPTY, problem: { code: 'unreadable' } };
  const read = entries.map(readKeptDraft);
  const drafts = withOwnIds(read.filter((entry) => typeof entry === 'object'));
  const handed = read.filter((entry) => typeof entry === 'string');
  const count = entries.length - drafts.length - handed.length;
  const shelf: Shelf = { drafts, handed };
  return count === 0 ? { shelf } : { shelf, problem: { code: 'lost-some', count } };
}

/** A draft, or the text of what was handed out. */
function readKeptDraft(found: unknown): KeptDraft | string | undefined {
  const { id, text, draft } = fieldsOf(found) ?? {};
  if (typeof text !== 'string') return undefined;
  if (draft === undefined) return text;
  const read = readDraft(draft);
  return read && typeof id === 'number' ? { id, draft: read, text } : undefined;
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
  const failed = writeStored(storage, TEACH_KEY, makeShelf(next), problem);
  return failed ? { shelf: next, problem: failed } : { shelf: next };
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
