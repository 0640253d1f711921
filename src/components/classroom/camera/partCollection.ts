import { parsePart } from './qrParts.ts';

/** A code of which something was read. */
export interface PartSet {
  readonly set: string;
  readonly total: number;
  /** By their numbers. */
  readonly pieces: ReadonlyMap<number, string>;
  /** All of it was read. */
  readonly isWhole: boolean;
}

/** What came of a picture. */
export type PartOutcome =
  /** None of ours. */
  | { readonly state: 'foreign' }
  /** It was read before. */
  | { readonly state: 'known' }
  | { readonly state: 'part'; readonly set: PartSet }
  /** The last one that was missing. */
  | { readonly state: 'whole'; readonly code: string }
  /** There is no place for one more. */
  | { readonly state: 'full' }
  /** All are there and don't fit together: they are forgotten, and read anew. */
  | { readonly state: 'broken' };

/** Codes that are begun at once: more pupils than a class has. */
const MOST_SETS = 400;

/** What a camera has read so far, in the order in which it was begun. */
export class PartCollection {
  private sets = new Map<string, PartSet>();

  get all(): readonly PartSet[] {
    return [...this.sets.values()];
  }

  /** Never throws. */
  take(text: string): PartOutcome {
    const part = parsePart(text);
    if (!part) return { state: 'foreign' };
    const key = `${part.set}.${part.total}`;
    const before = this.sets.get(key);
    if (before?.pieces.has(part.number)) return { state: 'known' };
    if (!before && this.sets.size >= MOST_SETS) return { state: 'full' };
    const pieces = new Map(before?.pieces).set(part.number, part.piece);
    const set = { set: part.set, total: part.total, pieces, isWhole: pieces.size === part.total };
    this.sets.set(key, set);
    return set.isWhole ? this.joined(key, set) : { state: 'part', set };
  }

  private joined(key: string, set: PartSet): PartOutcome {
    const pieces = [...set.pieces].sort(([a], [b]) => a - b).map(([, piece]) => piece);
    const code = pieces.join('');
    if (parsePart(code)?.set === set.set) return { state: 'whole', code };
    this.sets.delete(key);
    return { state: 'broken' };
  }
}
