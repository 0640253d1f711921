import { fieldsOf, readBy, whole } from '../../../engine/index.ts';
import { stored } from '../../platform/stored.ts';
import { readDraft, withUniqueIds, type Draft } from './draftShape.ts';

/** An assignment that is being put together. */
export interface StoredDraft {
  readonly id: number;
  readonly draft: Draft;
  /** As `makeAssignment` writes what of it can be handed out. */
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly changed?: number | undefined;
  /** The number of the one that goes out in the same link, as the other level; 0 for none. */
  readonly other?: number | undefined;
}

export interface Shelf {
  /** The one that was worked on last comes first. */
  readonly drafts: readonly StoredDraft[];
  /** What was handed out, as `makeAssignment` wrote it: results are graded against it. */
  readonly handed: readonly string[];
}

/** The assignments of the workshop. */
export const draftStore = stored<Shelf>('noughtbook.teach', {
  empty: { drafts: [], handed: [] },
  read({ assignments }, lose) {
    if (!Array.isArray(assignments)) return undefined;
    const read = assignments.map(readStoredDraft);
    const drafts = withUniqueIds(read.filter((entry) => typeof entry === 'object'));
    const handed = read.filter((entry) => typeof entry === 'string');
    const count = assignments.length - drafts.length - handed.length;
    if (count > 0) lose(count);
    return { drafts, handed };
  },
  // A version that was handed out has no draft any more.
  write: ({ drafts, handed }) => ({
    assignments: [...drafts, ...handed.map((text) => ({ text }))],
  }),
});

/** The texts of all assignments that are stored, handed out or not. */
export function assignmentTexts(): readonly string[] {
  const { drafts, handed } = draftStore.read().value;
  return [...drafts.map(({ text }) => text), ...handed];
}

/** A draft, or the text of what was handed out. */
function readStoredDraft(found: unknown): StoredDraft | string | undefined {
  const { id, text, draft, changed, other } = fieldsOf(found) ?? {};
  if (typeof text !== 'string') return undefined;
  if (draft === undefined) return text;
  const read = readDraft(draft);
  // A date that cannot be read costs nobody an assignment.
  return read && typeof id === 'number'
    ? { id, draft: read, text, changed: readBy(TIME, changed), other: readBy(whole(0), other) }
    : undefined;
}

const TIME = whole(0, 8.64e15);

/** The shelf with this assignment first, in the place of its older state. */
export function withDraft(shelf: Shelf, entry: StoredDraft): Shelf {
  const others = shelf.drafts.filter(({ id }) => id !== entry.id);
  return { ...shelf, drafts: [entry, ...others] };
}

/** Whether two drafts are stored alike, whoever has made them. */
export const isStoredAlike = (one: Draft, other: Draft): boolean =>
  asStored(one) === asStored(other);
const asStored = (draft: Draft) => JSON.stringify(readDraft(draft));

export function withoutDraft(shelf: Shelf, id: number): Shelf {
  return { ...shelf, drafts: shelf.drafts.filter((entry) => entry.id !== id) };
}

/** The shelf with a version that was handed out, as the newest; and with the `second` in the same link. */
export function withHanded(shelf: Shelf, text: string, second?: string): Shelf {
  const out = second === undefined ? [text] : [second, text];
  return { ...shelf, handed: [...shelf.handed.filter((each) => !out.includes(each)), ...out] };
}

/** Nothing was put into it: there is nothing to keep. */
const isBlank = ({ draft }: StoredDraft): boolean =>
  draft.tasks.length === 0 && draft.title.trim() === '';

/** The shelf without assignments into which nothing was put; itself if there are none. */
export function withoutBlank(shelf: Shelf): Shelf {
  const drafts = shelf.drafts.filter((entry) => !isBlank(entry));
  return drafts.length === shelf.drafts.length ? shelf : { ...shelf, drafts };
}

/** A number that no assignment of the shelf has. */
export function freeDraftId({ drafts }: Shelf): number {
  return Math.max(0, ...drafts.map(({ id }) => id)) + 1;
}
