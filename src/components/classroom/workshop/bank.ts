import type { StoredDraft } from './draftStore.ts';

/** How the assignments on this device are sorted. */
export const BANK_ORDERS = ['changed', 'made', 'title'] as const;
export type BankOrder = (typeof BANK_ORDERS)[number];

export interface BankQuery {
  /** Words that must all be there. */
  readonly text: string;
  /** `undefined`: in all of them. */
  readonly folder: string | undefined;
  readonly order: BankOrder;
}

/** The folders that are used, in the order of their names. */
export function foldersOf(drafts: readonly StoredDraft[]): readonly string[] {
  const folders = drafts.flatMap(({ folder }) => (folder ? [folder] : []));
  return [...new Set(folders)].sort((a, b) => a.localeCompare(b));
}

/** `9c, forks,,9c` as tags, each once. */
export function readTags(text: string): readonly string[] {
  return [...new Set(text.split(',').map((tag) => tag.trim()))].filter((tag) => tag !== '');
}

/** Letters as people look for them: neither case nor accents count. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** All words by which an assignment can be found; `kindName` is what a kind is called, as far as it is known yet. */
function wordsOf(
  { draft, folder = '', tags = [] }: StoredDraft,
  kindName: (kind: string) => string,
): string {
  const tasks = draft.tasks.flatMap(({ kind, text, ownHint, model }) => [
    kindName(kind),
    text,
    ownHint,
    model,
  ]);
  return plain([draft.title, folder, ...tags, ...tasks].join('\n'));
}

/** The assignments that a query finds, in its order. Those without a date are the oldest. */
export function findDrafts(
  drafts: readonly StoredDraft[],
  { text, folder, order }: BankQuery,
  kindName: (kind: string) => string,
): readonly StoredDraft[] {
  const wanted = plain(text).split(/\s+/).filter(Boolean);
  const found = drafts.filter((each) => {
    if (folder !== undefined && (each.folder ?? '') !== folder) return false;
    if (wanted.length === 0) return true;
    const words = wordsOf(each, kindName);
    return wanted.every((word) => words.includes(word));
  });
  if (order === 'title') {
    return found.toSorted((a, b) => a.draft.title.localeCompare(b.draft.title));
  }
  return found.toSorted((a, b) => (b[order] ?? 0) - (a[order] ?? 0));
}
