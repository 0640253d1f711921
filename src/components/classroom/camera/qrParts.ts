import { crc32 } from '../../../engine/index.ts';
import { withoutTail } from '../../platform/link.ts';
import { codeIn, joinedCodes, levelsField, levelsIn } from '../handOut.ts';

/**
 * A code that is too long for one picture goes as several: `1.SET.NUMBER.TOTAL.CHECK.PIECE`. SET is the CRC-32 of the whole
 * code and CHECK that of all the rest of its part, in base 36; NUMBER counts from 1. They may be read in any order, any number
 * of times, and those of several pupils among each other.
 */
export interface QrPart {
  readonly set: string;
  readonly number: number;
  readonly total: number;
  readonly piece: string;
}

/** Letters of a code in one part: with the address around it, a laptop's camera reads it from the screen of a phone. */
const PIECE = 220;
/** More would take a minute to show: there is the file for that. */
export const MOST_PARTS = 60;

const PART = /^1\.([0-9a-z]{1,7})\.(\d{1,2})\.(\d{1,2})\.([0-9a-z]{1,7})\.([\w.-]+)$/;
/** In an address, or by itself. */
const IN_ADDRESS = /(?:^|[#&])q=([\w.-]+)/;
const CODE = /^\d{1,6}\.[\w-]{16,}(\.or\.\d{1,6}\.[\w-]{16,})?$/;

/** Where a code is opened: the address of the page, if the site is there, and the field that it reads. */
interface CodePlace {
  readonly address: string | undefined;
  readonly field: 'a' | 'r';
  /** Characters of one picture that a camera still reads there. */
  readonly most: number;
}

/** What the pictures of a code hold, or of two that are joined: one of a link to it, or several parts; `undefined` if they would be too many. */
export function qrTexts(
  code: string,
  { address = '', field, most }: CodePlace,
): string[] | undefined {
  const levels = levelsIn(code);
  const link = address + (levels ? levelsField(levels.codes) : `#${field}=${code}`);
  if (link.length <= most) return [link];
  return makeParts(code)?.map((part) => `${address}#q=${part}`);
}

/** The parts of a code, as texts; `undefined` if they would be too many. */
export function makeParts(code: string): string[] | undefined {
  const total = Math.max(1, Math.ceil(code.length / PIECE));
  if (total > MOST_PARTS) return undefined;
  const set = sumOf(code);
  // All of about the same length, so that all pictures are equally fine.
  const length = Math.ceil(code.length / total);
  return Array.from({ length: total }, (_, at) => {
    const piece = code.slice(at * length, (at + 1) * length);
    return makePart({ set, number: at + 1, total, piece });
  });
}

function makePart({ set, number, total, piece }: QrPart): string {
  const head = `1.${set}.${number}.${total}`;
  return `${head}.${sumOf(`${head}.${piece}`)}.${piece}`;
}

/**
 * What is on a picture: a part, or a whole code, which is the only part of its set. `undefined` if it is none of ours, or
 * not as it was made.
 */
export function parsePart(text: string): QrPart | undefined {
  const trimmed = withoutTail(text);
  const part = partIn(IN_ADDRESS.exec(trimmed)?.[1] ?? trimmed);
  if (part) return part;
  const levels = levelsIn(trimmed);
  const code = levels ? joinedCodes(levels.codes) : (codeIn(trimmed) ?? '');
  return CODE.test(code) ? { set: sumOf(code), number: 1, total: 1, piece: code } : undefined;
}

function partIn(text: string): QrPart | undefined {
  const [, set, number, total, check, piece] = PART.exec(text) ?? [];
  if (set === undefined || piece === undefined) return undefined;
  const part = { set, number: Number(number), total: Number(total), piece };
  const isPlace = part.number >= 1 && part.number <= part.total && part.total <= MOST_PARTS;
  return isPlace && check !== undefined && makePart(part) === text ? part : undefined;
}

const sumOf = (text: string): string =>
  crc32(Array.from(text, (letter) => letter.charCodeAt(0))).toString(36);

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
