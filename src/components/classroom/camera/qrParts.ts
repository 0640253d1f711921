import { crc32 } from '../../../engine/index.ts';
import { withoutTail } from '../../platform/link.ts';
import { joinedCodes, levelsField, levelsIn } from '../handOut.ts';

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
const CODE_IN_ADDRESS = /[#&][ar]=([\w.-]+)/;
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
  const code = levels ? joinedCodes(levels.codes) : (CODE_IN_ADDRESS.exec(trimmed)?.[1] ?? trimmed);
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
